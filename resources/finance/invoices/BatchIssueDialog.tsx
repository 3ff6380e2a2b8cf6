import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useRef } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { today } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { DateItem } from '@/src/ui/fields/DateItem';
import { type BatchRow, checkBatch, readBatch } from './batch';
import type { Invoice } from './invoice';
import styles from './invoices.module.css';

interface Pasted {
  readonly text: string;
  readonly invoiceDate: string;
}

/** 批量回填: two columns of a spreadsheet, looked through before anything is saved. */
export default function BatchIssueDialog({ close }: { close: () => void }) {
  const [form] = Form.useForm<Pasted>();
  const known = useKnown();
  const text = Form.useWatch('text', form) ?? '';
  const rows = checkBatch(readBatch(text), known);
  const sound = rows.filter(({ problem }) => problem === undefined);
  const check = async () => {
    if (sound.length === 0) throw new Error('没有可以回填的行');
  };
  return (
    <ActionDialog<Pasted>
      title="批量回填"
      text="从表格中复制两列（申请单号、发票号码）粘贴到下方，有问题的行不会提交。税率按 6% 登记，发票文件可以稍后补传。"
      width={640}
      form={form}
      operation="batchIssue"
      success={`回填成功，共 ${sound.length} 条`}
      once
      initialValues={{ invoiceDate: today() }}
      body={({ invoiceDate }) => ({
        items: sound.map(({ applyNo, invoiceNo }) => ({
          ...{ applyNo, invoiceNo },
          invoiceDate,
        })),
      })}
      close={close}
    >
      <Form.Item
        name="text"
        label="申请单号和发票号码"
        validateFirst
        rules={[
          { required: true, whitespace: true, message: '请粘贴申请单号和发票号码' },
          { validator: check },
        ]}
      >
        <Input.TextArea rows={6} />
      </Form.Item>
      <DateItem name="invoiceDate" label="开票日期" missing="请选择开票日期" />
      {rows.length > 0 && <Preview rows={rows} sound={sound.length} />}
    </ActionDialog>
  );
}

function Preview({ rows, sound }: { rows: readonly BatchRow[]; sound: number }) {
  return (
    <section className={styles.preview} aria-label="预览">
      <p role="status">
        共 {rows.length} 行，可回填 {sound} 行
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">申请单号</th>
            <th scope="col">发票号码</th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ applyNo, invoiceNo, problem }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be doubled, and are never moved
            <tr key={index}>
              <td>{applyNo}</td>
              <td>{invoiceNo}</td>
              <td className={problem && styles.problem}>{problem ?? '可回填'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A limit above the number of applications in a season. */
const everything = 10_000;

/** All applications by number, with their states; the preview needs them before anything is sent. */
function useKnown(): readonly Pick<Invoice, 'applyNo' | 'status'>[] {
  const { endpoints, name } = useResourcePage().resource;
  const { callOperation } = useServices();
  const read = useRef(operationOf(endpoints, name, 'list')).current;
  const { data = [] } = useQuery({
    queryKey: ['finance/invoices', 'known'],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, signal };
      const response = await callOperation(read, { body: { page: 1, limit: everything }, options });
      const list = isRecord(response.data) ? response.data.list : [];
      return Array.isArray(list) ? list.filter(isRecord).map(knownOf) : [];
    },
    gcTime: 0,
  });
  return data;
}

function knownOf(row: Readonly<Record<string, unknown>>): Pick<Invoice, 'applyNo' | 'status'> {
  const status = numberOr(row.status);
  return { applyNo: textOr(row.applyNo), status: status === 1 || status === 2 ? status : 0 };
}
