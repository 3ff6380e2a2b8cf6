import { Alert } from 'antd';
import { Link } from 'react-router';
import { useToolbarActions } from '@/src/crud/actions/ToolbarActions';
import { ToolButtons } from '@/src/crud/actions/toolCommand';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { fenOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import { isYes, numberOr, textOr } from '@/src/lib/record';
import { type Stat, StatCards } from '@/src/ui/display/StatCards';
import { isFrozen } from './balance';
import styles from './balance.module.css';

/** The account of an institution as cards, with 充值 and 提现 (screen F5). */
export default function OwnAccount() {
  const { resource, basePath } = useResourcePage();
  const { commands, dialogs } = useToolbarActions([]);
  const { data, error, isError, refetch } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: 1 },
    hasPanel: true,
  });
  if (isError && !data) return <ReadError error={error} retry={refetch} />;
  const account = data?.data[0];
  return (
    <section className={styles.account} aria-label={resource.label}>
      <div className={styles.head}>
        <ToolButtons commands={commands} />
        {account && <Link to={`${basePath}/show/${account.id}`}>余额走势与操作记录</Link>}
      </div>
      {account && isFrozen({ status: account.status }) && (
        <Alert type="warning" showIcon message="账户已冻结，暂时无法领卡、提现" />
      )}
      <StatCards label="账户余额" stats={cardsOf(account)} reading={!data} />
      {dialogs}
    </section>
  );
}

function cardsOf(account: Row | undefined): readonly Stat[] {
  const money = (key: string, label: string): Stat => ({
    ...{ key, label },
    value: account && formatMoney(textOr(account[key])),
  });
  const isLow = isYes(account?.low);
  const days = account?.daysLeft;
  return [
    {
      ...money('rechargeBalance', '充值余额'),
      tone: isLow ? 'warning' : undefined,
      note: isLow ? `低于预警线 ${formatMoney(textOr(account?.warnLine))}` : undefined,
    },
    ...(fenOf(account?.pendingRecharge) ? [money('pendingRecharge', '待确认充值')] : []),
    money('incomeBalance', '收益余额'),
    money('frozenAmount', '提现冻结'),
    money('total', '合计'),
    money('creditLimit', '授信额度'),
    { key: 'daysLeft', label: '预计可用', value: days == null ? undefined : `约 ${numberOr(days)} 天` },
  ];
}
