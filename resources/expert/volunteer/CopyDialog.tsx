import { Modal } from 'antd';
import { use, useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { inSight } from '@/src/crud/actions/inSight';
import { useRecordSelect } from '@/src/crud/fields/reference/useRecordSelect';
import { FormRecord } from '@/src/crud/ResourceContext';
import { useOperation } from '@/src/crud/useOperation';
import { keyName } from '@/src/gaokao/unitKey';
import { formatNumber } from '@/src/lib/formatNumber';
import { numberOr, textOr } from '@/src/lib/record';
import { idFromText } from '@/src/lib/recordId';
import { fieldOf, type InputProps } from '@/src/ui/fields/field';
import { Select } from '@/src/ui/fields/Select';
import { text } from '@/src/ui/fields/text';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { type Copied, readCopied } from './copied';
import { schemes } from './schemes';
import type { Volunteer } from './volunteer';
import styles from './volunteer.module.css';

const fields = {
  userId: fieldOf(
    '考生',
    { ...text('').kind, Input: StudentSelect, verb: '请选择' },
    {
      ...{ required: true, placeholder: '输入姓名查找' },
    },
  ),
  planNo: inSight('保存为', schemes, { initial: 1 }),
};

/** 复制给考生: the rows of a table that fit another student of the province become a draft of hers (E6). */
export default function CopyDialog({ row, close }: RowDialogProps<Volunteer>) {
  useReturnFocus();
  const { run } = useOperation('copy');
  const [copied, setCopied] = useState<Copied>();
  if (copied) return <CopiedModal copied={copied} close={close} />;
  return (
    <FormDialog
      title={`复制「${row.name}」给…`}
      above={<p>逐条核对选科要求与招生计划，不符合的志愿会跳过。</p>}
      fields={fields}
      record={{ ...row }}
      onSend={async ({ userId, planNo }) => {
        const body = { id: row.id, userId: idFromText(textOr(userId)), batchId: row.batchId, planNo };
        setCopied(readCopied(await run(body), (key) => keyName(row.mode, key)));
      }}
      close={close}
    />
  );
}

/** A student of the table's province and year, found by name, mobile or examination number. */
function StudentSelect({ value, onChange, ...rest }: InputProps<string>) {
  const table = use(FormRecord);
  const filters = ['provinceId', 'year'].map((field) => ({
    ...{ field, operator: 'eq' as const, value: table?.[field] },
  }));
  const { records, searching } = useRecordSelect({ resource: 'expert/filling', filters });
  return (
    <Select
      {...rest}
      {...searching}
      value={value ?? undefined}
      onChange={(chosen?: string) => onChange?.(chosen ?? null)}
      options={records.map(({ userId, name, score, rank }) => ({
        value: textOr(userId),
        label: `${textOr(name)}（${figureText(score)} 分，位次 ${figureText(rank)}）`,
      }))}
    />
  );
}

/** 18,876, or – for a missing figure. */
function figureText(value: unknown): string {
  const number = numberOr(value);
  return number > 0 ? formatNumber(number) : '–';
}

/** Says what went over, and why the others did not. */
export function CopiedModal({ copied, close }: { copied: Copied; close: () => void }) {
  const { skipped } = copied;
  return (
    <Modal
      open
      centered
      title="复制完成"
      okText="关闭"
      onOk={close}
      onCancel={close}
      footer={(_buttons, { OkBtn }) => <OkBtn />}
    >
      <p role="status">
        已复制 {copied.copied} 个志愿{skipped.length > 0 && `，跳过 ${skipped.length} 个`}
      </p>
      {skipped.length > 0 && (
        <ul className={styles.list}>
          {skipped.map(({ key, name, reason }) => (
            <li key={key}>
              <span>{name}</span>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
