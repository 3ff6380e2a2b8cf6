import { Alert, Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { ActionDialog, TellOpen } from '@/src/crud/actions/ActionDialog';
import { erase } from '@/src/crud/defineResource';
import { DialogItems } from '@/src/crud/form/FieldItems';
import { recheckErrors } from '@/src/crud/form/useFieldErrors';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { type CallResult, useCall } from '@/src/crud/useCall';
import { timeOr, today } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { date } from '@/src/ui/fields/date';
import { problemRule } from '@/src/ui/fields/rule';
import { textarea } from '@/src/ui/fields/textarea';
import {
  type BatchRow,
  batchProblem,
  batchText,
  checkBatch,
  type KnownApplication,
  readBatch,
} from './batch';
import { dateProblem } from './invoice';
import styles from './invoices.module.css';

interface Pasted {
  readonly text: string;
  readonly invoiceDate: string;
}

/** 批量回填: two columns of a spreadsheet, looked through before anything is saved. Rows with a problem stay in it. */
export default function BatchIssueDialog({ close }: { close: () => void }) {
  const [form] = Form.useForm<Pasted>();
  const { data: read, isError, refetch } = useKnown();
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState(read);
  // An open call is about the applications as they were: the same rows can be sent again.
  if (!isOpen && known !== read) setKnown(read);
  const pasted = readBatch(Form.useWatch('text', form) ?? '');
  // A cleared date is missing, which its field says.
  const issued = Form.useWatch('invoiceDate', form) || today();
  const rows = known && checkBatch(pasted, known, { date: issued, today: today() });
  const sound = rows?.filter(({ problem }) => problem === undefined) ?? [];
  const unsent = rows?.filter(({ problem }) => problem !== undefined) ?? [];
  const checked = useRef(rows);
  useEffect(() => {
    checked.current = rows;
  });
  useEffect(() => {
    if (known) recheckErrors(form, { changed: [], refused: [] });
  }, [form, known]);
  const [fields] = useState(() => pastedFields(() => checked.current));
  return (
    <ActionDialog<Pasted>
      title="批量回填"
      text="从表格中复制两列（申请单号、发票号码）粘贴到下方，有问题的行不会提交。税率按 6% 登记，发票文件可以稍后补传。"
      width={640}
      form={form}
      operation="batchIssue"
      success={
        unsent.length > 0
          ? `成功 ${sound.length} 条，另有 ${unsent.length} 行未提交`
          : `回填成功，共 ${sound.length} 条`
      }
      once
      initialValues={{ invoiceDate: today() }}
      body={({ invoiceDate }) => ({
        items: sound.map(({ applyNo, invoiceNo }) => ({ applyNo, invoiceNo, invoiceDate })),
      })}
      onDone={(data) => {
        // A batch done in part keeps all of its text.
        const hasRest = unsent.length > 0 && !hasFailed(data);
        if (hasRest) form.setFieldsValue({ text: batchText(unsent) });
        return hasRest;
      }}
      close={close}
    >
      {(isOpen) => (
        <>
          <TellOpen isOpen={isOpen} tell={setOpen} />
          <DialogItems form={form} fields={fields} />
          {rows === undefined && isError && <Unread readAgain={() => void refetch()} />}
          {rows === undefined && !isError && pasted.length > 0 && <p role="status">正在核对…</p>}
          {rows !== undefined && rows.length > 0 && <Preview rows={rows} sound={sound.length} />}
        </>
      )}
    </ActionDialog>
  );
}

/** Whether a response says of some rows that they were refused. */
function hasFailed(data: unknown): boolean {
  return isRecord(data) && Array.isArray(data.failed) && data.failed.length > 0;
}

/** `checked` returns the pasted rows with their problems; undefined while they cannot be checked. */
function pastedFields(checked: () => readonly BatchRow[] | undefined) {
  const rule = problemRule(() => batchProblem(checked()));
  return erase({
    text: textarea('申请单号和发票号码', { required: '请粘贴申请单号和发票号码', rules: [rule] }),
    invoiceDate: date('开票日期', {
      required: true,
      // Each row has a day of its own from which on it may be issued.
      rules: [problemRule((day) => dateProblem(day, today(), ''))],
    }),
  });
}

/** Tells that the pasted rows cannot be compared with the applications. */
function Unread({ readAgain }: { readonly readAgain: () => void }) {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message="申请单读取失败，无法核对"
      action={
        <Button size="small" onClick={readAgain}>
          重试
        </Button>
      }
    />
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

/** All applications, with what rows are checked against; the preview needs them before anything is sent. */
function useKnown(): CallResult<readonly KnownApplication[]> {
  const { endpoints, name } = useResourcePage().resource;
  const read = useRef(operationOf(endpoints, name, 'list')).current;
  return useCall(
    read,
    (data) => {
      const list = isRecord(data) ? data.list : [];
      return Array.isArray(list) ? list.filter(isRecord).map(knownOf) : [];
    },
    { of: ['finance/invoices', 'known'], body: { page: 1, limit: everything }, gcTime: 0 },
  );
}

function knownOf(row: Readonly<Record<string, unknown>>): KnownApplication {
  const status = numberOr(row.status);
  return {
    applyNo: textOr(row.applyNo),
    status: status === 1 || status === 2 ? status : 0,
    createTime: timeOr(row.createTime),
    ...{ invoiceNo: textOr(row.invoiceNo), redNo: textOr(row.redNo) },
  };
}
