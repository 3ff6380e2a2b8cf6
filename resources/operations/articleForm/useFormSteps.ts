import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { isGivenUp, isRequestError } from '@/providers/http/errors';
import { overridableCode } from '@/providers/http/responseCodes';
import { inMiddle } from '@/src/crud/form/formFocus';
import type { RecordId } from '@/src/lib/recordId';
import type { useUnsaved } from '@/src/services/useUnsaved';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';

/** Thrown before anything is sent, where somebody else has changed the content since its form saved it. */
export class StaleError extends Error {}

/** How a step is taken. */
export interface Way {
  /** Overwrites others' changes. */
  readonly force?: boolean;
  /** The page is being left for another one. It asks nothing more, and goes nowhere by itself. */
  readonly leaving?: boolean;
}

interface Given<Step> {
  /** Whether readers see the saved content at once; a save then asks first. */
  readonly isLive: boolean;
  /** Validates the form for a step; problems are shown at their fields. */
  readonly isValid: (step: Step) => Promise<boolean>;
  /** Sends the form; resolves to whether the server has all that it holds now. Rejects where the server refuses. */
  readonly send: (step: Step, way: Way) => Promise<boolean>;
  /** The text of a refusal above the form; nothing where a field shows it. */
  readonly refusalOf?: (message: string) => string | undefined;
}

/** The values of a form of content, and how they are registered as unsaved. */
interface Held {
  readonly unsaved: Pick<ReturnType<typeof useUnsaved>, 'settle' | 'touch' | 'moveTo' | 'leave'>;
  /** The values that would be sent now. */
  readonly held: () => unknown;
  /** The address of saved content, where it is new. */
  readonly movesTo: ((id: RecordId) => string) | undefined;
  /** Whether the form of new content stays open after the save. */
  readonly stays: boolean | undefined;
}

/**
 * Notes what a form holds as it is sent. The returned function is called once the server has that. It ends the draft,
 * and returns whether that is all. Text typed meanwhile stays unsaved. That of a new form becomes the draft of the
 * saved content.
 */
export function noteSent({ unsaved, held, movesTo, stays }: Held): (id: RecordId) => boolean {
  const sent = JSON.stringify(held());
  return (id) => {
    const isAll = JSON.stringify(held()) === sent;
    if (movesTo) unsaved.moveTo(movesTo(id));
    if (isAll) unsaved.settle();
    else if (movesTo && !stays) unsaved.leave();
    else unsaved.touch();
    return isAll;
  };
}

/** Validates the named fields of a form, or all of them. The first wrong one comes to the middle of the screen, with the focus. */
export async function areValid(
  form: Pick<FormInstance, 'validateFields' | 'getFieldsError' | 'scrollToField'>,
  names?: string[],
): Promise<boolean> {
  const isValid = await form.validateFields(names).then(
    () => true,
    () => false,
  );
  const wrong = isValid ? undefined : form.getFieldsError().find(({ errors }) => errors.length > 0);
  if (wrong) form.scrollToField(wrong.name, inMiddle);
  return isValid;
}

/** The effect of a save of published content. */
export const liveNote = '保存后前台立即生效';

/**
 * Steps of the bar below a form of content, one at a time: a double click's second half does nothing. If somebody
 * else has changed the content meanwhile, `stale` is set until it is resolved.
 */
export function useFormSteps<Step extends string>({
  isLive,
  isValid,
  send,
  refusalOf = (message) => message,
}: Given<Step>) {
  const confirm = useConfirm();
  const [running, setRunning] = useState<Step>();
  const [refusal, setRefusal] = useState<string>();
  const [stale, setStale] = useState<Step>();
  const sending = useRef(false);

  function refuse(error: unknown, step: Step): void {
    if (isGivenUp(error)) return;
    const isRefused = isRequestError(error) && error.statusCode === overridableCode;
    if (isRefused || error instanceof StaleError) setStale(step);
    else setRefusal(refusalOf(error instanceof Error ? error.message : String(error)));
  }

  /** Resolves to whether the step was taken, with all that the form holds. */
  async function run(step: Step, way: Way = {}): Promise<boolean> {
    if (sending.current || !(await isValid(step))) return false;
    const asks = isLive && !way.force && !way.leaving;
    if (asks && !(await confirm({ text: `该内容已发布，${liveNote}，确定保存吗？` }))) return false;
    if (sending.current) return false;
    sending.current = true;
    setRunning(step);
    setRefusal(undefined);
    const isTaken = await send(step, way).catch((error: unknown) => {
      refuse(error, step);
      return false;
    });
    sending.current = false;
    setRunning(undefined);
    return isTaken;
  }

  return {
    ...{ running, refusal },
    run: (step: Step) => void run(step),
    /** Takes a step on the way to another page; resolves to whether it was taken. */
    runLeaving: (step: Step) => run(step, { leaving: true }),
    stale: stale && {
      overwrite: () => {
        setStale(undefined);
        void run(stale, { force: true });
      },
      cancel: () => setStale(undefined),
    },
  };
}
