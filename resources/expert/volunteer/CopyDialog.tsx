import { Form, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useRecordSelect } from '@/src/crud/fields/useRecordSelect';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { idFromText } from '@/src/lib/recordId';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { schemes } from './similar';
import type { Volunteer } from './volunteer';
import styles from './volunteer.module.css';

interface Values {
  readonly userId: string;
  readonly planNo: number;
}

/** The result of a copy: the number of copied rows, and the omitted ones. */
export interface Copied {
  readonly copied: number;
  readonly skipped: readonly { readonly key: string; readonly reason: string }[];
}

/** 复制给考生: the rows of a table that fit another student of the province become a draft of hers (E6). */
export default function CopyDialog({ row, close }: RowDialogProps<Volunteer>) {
  const { run, running } = useOperation('copy');
  const [form] = Form.useForm<Values>();
  const [copied, setCopied] = useState<Copied>();
  const copy = async ({ userId, planNo }: Values) => {
    const body = { id: row.id, userId: idFromText(userId), batchId: row.batchId, planNo };
    const data = await run(body).catch(() => undefined);
    if (data !== undefined) setCopied(readCopied(data));
  };
  if (copied) return <CopiedModal copied={copied} close={close} />;
  return (
    <ActionModal title={`复制「${row.name}」给…`} running={running} onOk={form.submit} onCancel={close}>
      <p>逐条核对选科要求与招生计划，不符合的志愿会跳过。</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ planNo: 1 }}
        onFinish={(values) => void copy(values)}
      >
        <Form.Item name="userId" label="考生" rules={[{ required: true, message: '请选择考生' }]}>
          <StudentSelect provinceId={row.provinceId} />
        </Form.Item>
        <Form.Item name="planNo" label="保存为">
          <Radio.Group options={schemes} />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}

interface SelectProps {
  readonly id?: string;
  readonly provinceId: number;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** A student of the province, found by name, mobile or examination number. */
function StudentSelect({ provinceId, ...rest }: SelectProps) {
  const filters = [{ field: 'provinceId', operator: 'eq' as const, value: provinceId }];
  const { records, searching } = useRecordSelect({ resource: 'expert/filling', filters });
  return (
    <Select
      {...rest}
      {...searching}
      placeholder="输入姓名查找"
      notFoundContent={searching.loading ? '正在查找…' : '没有找到'}
      options={records.map(({ userId, name, score, rank }) => ({
        value: textOr(userId),
        label: `${textOr(name)}（${textOr(score, '–')} 分，位次 ${textOr(rank, '–')}）`,
      }))}
    />
  );
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
      cancelButtonProps={{ hidden: true }}
    >
      <p role="status">
        已复制 {copied.copied} 个志愿{skipped.length > 0 && `，跳过 ${skipped.length} 个`}
      </p>
      {skipped.length > 0 && (
        <ul className={styles.list}>
          {skipped.map(({ key, reason }) => (
            <li key={key}>
              <code>{key}</code>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

/** Reads what the copy call answers. */
export function readCopied(data: unknown): Copied {
  const skipped = isRecord(data) && Array.isArray(data.skipped) ? data.skipped.filter(isRecord) : [];
  return {
    copied: isRecord(data) ? numberOr(data.copied) : 0,
    skipped: skipped.map(({ key, reason }) => ({ key: textOr(key), reason: textOr(reason) })),
  };
}
