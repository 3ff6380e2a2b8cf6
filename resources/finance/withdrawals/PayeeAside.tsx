import { Alert, Button, Space } from 'antd';
import type { FormAsideProps } from '@/src/crud/form/formValues';
import { quotaProblem, useQuota } from './useQuota';
import { payeeTypes } from './withdrawal';
import styles from './withdrawals.module.css';

/** Beside the form: whether the institution may apply now, and its earlier payees. */
export default function PayeeAside({ fill }: FormAsideProps) {
  const { data, isLoading } = useQuota();
  if (!data) return isLoading && <div className="field-loading" />;
  const problem = quotaProblem(data);
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
