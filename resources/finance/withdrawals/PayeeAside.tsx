import { Alert, Button, Space } from 'antd';
import type { FormAsideProps } from '@/src/crud/form/formValues';
import { type Quota, useQuota } from './useQuota';
import { payeeTypes } from './withdrawal';
import styles from './withdrawals.module.css';

/** Beside the form: whether the institution may apply now, and its earlier payees. */
export default function PayeeAside({ fill }: FormAsideProps) {
  const { data, isLoading } = useQuota();
  if (!data) return isLoading && <div className="field-loading" />;
  const problem = problemOf(data);
  return (
    <section className={styles.aside} aria-label="提现说明">
      {problem ? (
        <Alert type="warning" showIcon message={problem} />
      ) : (
        <p>
          本月还可提现 {data.monthLimit - data.monthCount} 次，单笔 100 至 50000 元，手续费 6‰，最低 1 元。
        </p>
      )}
      {data.accounts.length > 0 && (
        <>
          <h3>用过的收款账号</h3>
          <Space wrap>
            {data.accounts.map((payee) => (
              <Button
                key={`${payee.payeeType} ${payee.accountNo}`}
                size="small"
                onClick={() => fill({ ...payee })}
              >
                {payee.bankName || payeeTypes.find(({ value }) => value === payee.payeeType)?.label}{' '}
                {payee.accountNo}
              </Button>
            ))}
          </Space>
        </>
      )}
    </section>
  );
}

function problemOf({ openCount, monthCount, monthLimit }: Quota): string | undefined {
  if (openCount > 0) return '存在未完成的提现申请';
  return monthCount >= monthLimit ? `本月提现次数已达上限（${monthLimit} 次）` : undefined;
}
