import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../ui/layout/useReturnFocus';
import './batchResult.css';
import type { Failed } from './partial';

/** The outcome of an action with many records. */
export interface Result {
  readonly label: string;
  /** Records that succeeded. */
  readonly count: number;
  readonly failed: readonly Failed[];
}

interface Props {
  readonly result: Result;
  readonly close: () => void;
}

/** The dialog after an action where not all selected rows went well: which were refused, and why. */
export default function BatchResult({ result: { label, count, failed }, close }: Props) {
  useReturnFocus();
  return (
    <Modal
      open
      centered
      width={480}
      title={`${label}：处理结果`}
      onCancel={close}
      footer={
        <Button type="primary" onClick={close}>
          知道了
        </Button>
      }
    >
      <Outcome count={count} failed={failed}>
        {whatToDo(failed)}
      </Outcome>
    </Modal>
  );
}

interface OutcomeProps extends Pick<Result, 'count' | 'failed'> {
  /** Follows the numbers. */
  readonly children?: ReactNode;
}

/** How many records succeeded, and which were refused with their reasons. */
export function Outcome({ count, failed, children }: OutcomeProps) {
  return (
    <>
      <p>
        成功 {count} 条，失败 {failed.length} 条。{children}
      </p>
      <ul className="list-batch-failed">
        {failed.map(({ id, name, reason }) => (
          <li key={id}>
            <b>{name}</b>：{reason}
          </li>
        ))}
      </ul>
    </>
  );
}

function whatToDo(failed: readonly Failed[]): string {
  const unsure = failed.filter(({ isUnsure }) => isUnsure).length;
  const again = failed.length > unsure ? '失败的仍处于选中状态，可以重试。' : '';
  return unsure > 0 ? `${again}可能已写入的已取消选中，请先核对。` : again;
}
