import type { BatchDialogProps } from '@/src/crud/actions/action';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { useOperation } from '@/src/crud/useOperation';
import { textarea } from '@/src/ui/fields/textarea';
import { type Sample, sampleRules } from './sample';

/** Asks for a remark and writes it to all selected records, one call each. */
export default function RemarkDialog({ rows, close, done }: BatchDialogProps<Sample>) {
  const { run } = useOperation('update', '备注已修改');
  return (
    <FormDialog
      title={`批量备注（${rows.length} 条）`}
      fields={{ remark: textarea(sampleRules.remark) }}
      onSend={async ({ remark }) => {
        for (const { id } of rows) await run({ id, remark: remark ?? '' });
        done();
      }}
      close={close}
    />
  );
}
