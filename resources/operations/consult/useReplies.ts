import { useEffect, useEffectEvent, useState } from 'react';
import { isBlank, parseReply, type ReplyValues } from '@/src/lib/replies';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useUnsaved } from '@/src/services/useUnsaved';

/** The unsent replies of the board, by enquiry. */
export interface Replies {
  readonly of: (id: string) => ReplyValues;
  readonly put: (id: string, reply: ReplyValues) => void;
  /** Grows when replies of before a reload are there again: a form that is open begins anew with its own. */
  readonly times: number;
}

/** Replies wait while another enquiry is open. They are asked about before the page goes, and outlive a reload. */
export function useReplies(): Replies {
  const [typed] = useState(() => new Map<string, ReplyValues>());
  const [times, setTimes] = useState(0);
  const { draft, touch, settle, restored } = useUnsaved(
    { name: '未发送的咨询回复', personal: true, values: () => Object.fromEntries(typed) },
    useFormPlace(),
  );
  const takeUp = useEffectEvent((values: Readonly<Record<string, unknown>>) => {
    for (const [id, reply] of Object.entries(values)) if (!typed.has(id)) typed.set(id, parseReply(reply));
    restored();
    setTimes((before) => before + 1);
  });
  useEffect(() => {
    if (draft) takeUp(draft.values);
  }, [draft]);
  return {
    times,
    of: (id) => typed.get(id) ?? parseReply({}),
    put: (id, reply) => {
      if (isBlank(reply)) typed.delete(id);
      else typed.set(id, reply);
      if (typed.size > 0) touch();
      else settle();
    },
  };
}
