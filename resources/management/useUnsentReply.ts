import type { FormInstance } from 'antd';
import { isBlank, parseReply, type ReplyValues, unsentOf } from '@/src/lib/replies';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useUnsaved } from '@/src/services/useUnsaved';

/**
 * Guards the reply that a form holds. It is asked about before its record's page goes, and kept as a draft. `follow` is
 * called at each change, and `settle` with the values that were sent.
 */
export function useUnsentReply(form: FormInstance, name: string) {
  const held = (): Readonly<Record<string, unknown>> => ({ ...form.getFieldsValue(true) });
  const { draft, touch, settle, restored, discard } = useUnsaved(
    { name, personal: true, values: held },
    useFormPlace(),
  );
  const put = (values: Readonly<Record<string, unknown>>) =>
    form.setFields(Object.entries(values).map(([member, value]) => ({ name: member, value })));
  const follow = () => (isBlank(parseReply(held())) ? settle() : touch());
  return {
    follow,
    /** Words and pictures that were added while it was sent stay, as another reply. */
    settle(sent: ReplyValues) {
      const rest = unsentOf(parseReply(held()), parseReply(sent));
      if (isBlank(rest)) form.resetFields();
      else put({ ...rest });
      follow();
    },
    /** The bar that offers the draft. */
    bar: draft && {
      draft,
      onRestore: () => {
        put(draft.values);
        restored();
      },
      onDiscard: discard,
    },
  };
}
