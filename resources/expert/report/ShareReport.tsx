import { Modal } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import { countProblems, validateTable } from '@/src/gaokao/validateTable';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { useVolunteer } from '../detail/useVolunteer';
import type { Switches } from '../institution/useSwitches';
import ShareDialog from '../share/ShareDialog';

interface Props {
  readonly tableId: string;
  readonly switches: Switches;
  readonly close: () => void;
}

/** Shares the table that a report is about: its errors are asked about as anywhere. */
export default function ShareReport({ tableId, switches, close }: Props) {
  useReturnFocus();
  const { data, isError, error, refetch } = useVolunteer(tableId);
  if (!data)
    return (
      <Modal open centered title="分享" footer={null} onCancel={close}>
        {isError ? <ReadError error={error} retry={refetch} /> : <Skeleton />}
      </Modal>
    );
  const { table, batch, student } = data;
  const { error: errors } = countProblems(validateTable(table, batch, student));
  return <ShareDialog table={table} errors={errors} switches={switches} close={close} />;
}
