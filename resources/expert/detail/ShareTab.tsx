import { Alert, Button, Empty } from 'antd';
import { useCall } from '@/src/crud/useCall';
import { momentOf, timeOr } from '@/src/lib/dates';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { CopyText } from '@/src/ui/CopyText';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { expertEndpoints } from '../endpoints';
import type { ShareRow } from '../volunteer/volunteer';
import styles from './detail.module.css';
import { useVolunteerCall } from './useVolunteer';

const { shares, removeShare } = expertEndpoints['expert/table'].operations;

/** Shared links of a table, how often each was opened, and their withdrawal (E5). */
export default function ShareTab({ id }: { id: RecordId }) {
  const call = useVolunteerCall();
  const confirm = useConfirm();
  const { data, isError } = useCall(shares, readShares, { of: 'expert-shares', body: { id } });
  if (!data && isError) return <Alert type="error" showIcon message="分享记录加载失败，请稍后再试" />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <Empty description="暂无分享记录" />;
  const revoke = (shareId: string) =>
    confirm({
      text: '收回后，已发出的链接将立即失效，确定收回分享？',
      danger: true,
      run: () => call(removeShare, { shareId }, '已收回'),
    });
  return (
    <ul className={styles.shares}>
      {data.map((share) => (
        <li key={share.shareId}>
          <CopyText text={new URL(share.url, window.location.origin).href} label="链接" />
          <span>{share.expireAt === '' ? '长期有效' : `有效期至 ${share.expireAt}`}</span>
          <span>
            访问 {share.visits} 次{share.lastVisit && `，最近 ${share.lastVisit}`}
          </span>
          {share.revoked === 1 ? (
            <StateTag tone="info">已收回</StateTag>
          ) : isOver(share) ? (
            <StateTag tone="info">已过期</StateTag>
          ) : (
            <Button size="small" danger onClick={() => void revoke(share.shareId)}>
              收回分享
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function isOver({ expireAt }: ShareRow): boolean {
  return momentOf(expireAt) < Date.now();
}

function readShares(data: unknown): ShareRow[] {
  const rows = Array.isArray(data) ? data.filter(isRecord) : [];
  return rows.map((row) => ({
    shareId: textOr(row.shareId),
    url: textOr(row.url),
    expireAt: timeOr(row.expireAt),
    visits: numberOr(row.visits),
    lastVisit: timeOr(row.lastVisit),
    revoked: isYes(row.revoked) ? 1 : 0,
  }));
}
