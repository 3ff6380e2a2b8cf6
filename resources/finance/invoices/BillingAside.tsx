import { Alert, Button, Input, Space } from 'antd';
import { useState } from 'react';
import type { FormAsideProps } from '@/src/crud/form/formValues';
import { billingProblem, readBilling } from './billing';
import styles from './invoices.module.css';
import { useQuota } from './useQuota';

/** Beside the form: 智能粘贴, and the institution's earlier titles. */
export default function BillingAside({ fill }: FormAsideProps) {
  const { data } = useQuota();
  const [text, setText] = useState('');
  const read = readBilling(text);
  const problem = text.trim() === '' ? undefined : billingProblem(read);
  return (
    <section className={styles.aside} aria-label="智能粘贴">
      <h3>智能粘贴</h3>
      <Input.TextArea
        aria-label="开票信息"
        rows={7}
        placeholder={'粘贴对方发来的开票信息，例如：\n名称：…\n税号：…\n地址、电话：…\n开户行及账号：…'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && <Alert type="warning" showIcon message={problem} />}
      <Button disabled={Object.keys(read).length === 0} onClick={() => fill({ ...read })}>
        填入表单
      </Button>
      {data && data.titles.length > 0 && (
        <>
          <h3>用过的抬头</h3>
          <Space wrap>
            {data.titles.map((billing) => (
              <Button key={billing.title} size="small" onClick={() => fill({ ...billing })}>
                {billing.title}
              </Button>
            ))}
          </Space>
        </>
      )}
    </section>
  );
}
