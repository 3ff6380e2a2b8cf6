import { Modal } from 'antd';
import { usePane } from '@/src/services/usePane';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import type { Rows } from '../model/rows';
import { DifferenceView } from './DifferenceView';

interface Props {
  readonly before: Rows;
  readonly after: Rows;
  readonly close: () => void;
}

/** The changes that an earlier draft would make to the table. */
export default function DraftDifference({ before, after, close }: Props) {
  useReturnFocus();
  const container = usePane()?.container;
  return (
    <Modal
      open
      centered
      width={600}
      title="本机修改与当前内容的差异"
      footer={null}
      {...(container && { getContainer: () => container })}
      onCancel={close}
    >
      <DifferenceView before={before} after={after} />
    </Modal>
  );
}
