import { useState } from 'react';
import type { ReviewRemark } from '@/src/gaokao/volunteerTable';
import { useCan } from '@/src/services/useCan';
import { PlainButton } from '@/src/ui/PlainButton';
import { expertEndpoints } from '../endpoints';
import { useVolunteerCall, type Volunteer } from './useVolunteer';

const { review } = expertEndpoints['expert/table'].operations;

interface Props {
  readonly table: Pick<Volunteer['table'], 'id' | 'status'>;
  readonly remark: ReviewRemark;
  /** Called once the server has taken it. */
  readonly onTicked?: () => void;
}

/**
 * Ticks a remark of a reviewer off (E5): on the page of the table, and in the workbench. Offered for drafts alone: of a
 * table under review the same call would be its 审核通过.
 */
export function TickRemark({ table: { id, status }, remark: { key, content }, onTicked }: Props) {
  const call = useVolunteerCall();
  const can = useCan();
  const [running, setRunning] = useState(false);
  if (status !== 0 || !can(review)) return null;
  async function tick(): Promise<void> {
    setRunning(true);
    const body = { id, ...(key !== null && { uid: key }), content: '', result: 1 };
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
