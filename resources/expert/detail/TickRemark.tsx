import { useState } from 'react';
import type { ReviewRemark } from '@/src/gaokao/volunteerTable';
import { PlainButton } from '@/src/ui/PlainButton';
import { expertEndpoints } from '../endpoints';
import { useVolunteerCall, type Volunteer } from './useVolunteer';

const { review } = expertEndpoints['expert/table'].operations;

interface Props {
  readonly tableId: Volunteer['table']['id'];
  readonly remark: ReviewRemark;
  /** Called once the server has taken it. */
  readonly onTicked?: () => void;
}

/** Ticks a remark of a reviewer off (E5): on the page of the table, and in the workbench. */
export function TickRemark({ tableId, remark: { key, content }, onTicked }: Props) {
  const call = useVolunteerCall();
  const [running, setRunning] = useState(false);
  async function tick(): Promise<void> {
    setRunning(true);
    const body = { id: tableId, ...(key !== null && { uid: key }), content: '', result: 1 };
    try {
      await call(review, body, '已处理');
      onTicked?.();
    } catch {
      // Has been shown.
    } finally {
      setRunning(false);
    }
  }
  return (
    <PlainButton small aria-label={`标记已处理：${content}`} onClick={() => void tick()} busy={running}>
      标记已处理
    </PlainButton>
  );
}
