import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { CheckForm } from './CheckForm';
import type { Comparison } from './comparison';

/** Marks a table as looked through, out of the list (screen Q1). */
export default function CheckDialog({ row, close }: RowDialogProps<Comparison>) {
  const { run } = useOperation('check', '已标记为已核对');
  const send = async (remark: string) => {
    await run({ id: row.id, status: 3, remark });
    close();
  };
  return <CheckForm row={row} send={send} close={close} />;
}
