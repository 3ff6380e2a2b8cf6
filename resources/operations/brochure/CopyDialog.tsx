import { Form, Select } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { dataYears } from '@/src/gaokao/examYears';
import { numberOr } from '@/src/lib/record';
import type { Brochure } from './brochure';

/** 复制到新年份: the same text as a draft of another year (screen O2). */
export default function CopyDialog({ row, close }: RowDialogProps<Brochure>) {
  const own = numberOr(row.year);
  return (
    <ActionDialog<{ year: number }>
      title={`复制到新年份：${row.title}`}
      operation="copy"
      body={({ year }) => ({ id: row.id, year })}
      initialValues={{ year: own + 1 }}
      success="已复制为草稿"
      refusals={{ year: ['已存在', '年份'] }}
      close={close}
    >
      <Form.Item name="year" label="年份" rules={[{ required: true, message: '请选择年份' }]}>
        <Select options={dataYears().filter(({ value }) => value !== own)} />
      </Form.Item>
    </ActionDialog>
  );
}
