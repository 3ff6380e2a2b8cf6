import { FormDialog } from '@/src/crud/actions/FormDialog';
import { useOperation } from '@/src/crud/useOperation';
import { textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { reason } from '@/src/ui/fields/reason';
import { storeRules } from './store';

interface Props {
  readonly id: RecordId;
  /** The wire value of the stopped status. */
  readonly status: unknown;
  readonly name: string;
  readonly close: () => void;
}

const fields = { reason: reason(storeRules.stopReason) };

/** Asks why an institution is to be stopped, and stops it; opened by the switch of its column. */
export default function StopDialog({ id, status, name, close }: Props) {
  const { run } = useOperation('changeStatus', '停用成功');
  return (
    <FormDialog
      danger
      above={<p>停用后，该机构的网站和所有账号将无法登录，确认停用「{name}」吗？</p>}
      fields={fields}
      onSend={(values) => run({ id, status, reason: textOr(values.reason).trim() }).then(close)}
      close={close}
    />
  );
}
