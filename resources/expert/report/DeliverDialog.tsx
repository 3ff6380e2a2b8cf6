import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { inSight } from '@/src/crud/actions/inSight';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useVolunteerChanged } from '../detail/useVolunteer';
import { expertEndpoints } from '../endpoints';
import { deliverChannels, type Report } from './report';

const { deliver } = expertEndpoints['expert/report'].operations;

const channel = inSight('交付方式', deliverChannels, {
  initial: 1,
  help: '交付后报告不能删除，考生状态变为「已交付」',
});

/** Marks a report in the list as delivered to the family. */
export default function DeliverDialog({ row, close }: RowDialogProps<Report>) {
  return <DeliverForm report={row} close={close} />;
}

interface Props {
  readonly report: Pick<Report, 'id' | 'title'>;
  readonly close: () => void;
  /** Called once the report has been read again. */
  readonly onDelivered?: (channel: unknown) => void;
}

/** How the report reached the family (交付, screen E4). After a refusal too it is read again: its table may have changed. */
export function DeliverForm({ report, close, onDelivered }: Props) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const changed = useVolunteerChanged();
  return (
    <FormDialog
      title={`交付：${report.title}`}
      fields={{ channel }}
      onSend={async (values) => {
        try {
          await callOperation(deliver, { body: { id: report.id, ...values } });
        } catch (error) {
          void changed();
          throw error;
        }
        notify('success', '已交付');
        close();
        await changed();
        onDelivered?.(values.channel);
      }}
      close={close}
    />
  );
}
