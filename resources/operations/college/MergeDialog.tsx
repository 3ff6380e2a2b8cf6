import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { college } from '../../lookups/college';
import { operationsEndpoints } from '../endpoints';
import type { College } from './college';

const { Input: CollegeInput } = college('院校').kind;
const { one } = operationsEndpoints['operations/school-data'].operations;

interface Values {
  readonly toId?: RecordId;
  readonly remark?: string;
}

/** 合并: the college goes into another one, with its figures, tags and names; the question names both (screen O11). */
export default function MergeDialog({ row, close }: RowDialogProps<College>) {
  const [form] = Form.useForm<Values>();
  const to = useNameOf(Form.useWatch('toId', form));
  return (
    <ActionDialog<Values>
      title={`合并院校：${row.name}`}
      text={`「${row.name}」将并入${to}：招生数据、简章和标签一并转入，「${row.name}」成为${to}的曾用名，原记录移入回收站。`}
      form={form}
      operation="merge"
      body={(values) => ({ ...values, fromId: row.id })}
      danger
      success="合并成功"
      refusals={{ toId: ['院校', '合并'] }}
      close={close}
    >
      <Form.Item name="toId" label="合并到" rules={[{ required: true, message: '请选择合并到的院校' }]}>
        <CollegeInput placeholder="名称、曾用名、拼音或代码" />
      </Form.Item>
      <Form.Item name="remark" label="备注" rules={[{ max: 200, message: '备注长度不能超过 200 个字符' }]}>
        <Input.TextArea rows={2} />
      </Form.Item>
    </ActionDialog>
  );
}

/** 「海军军医大学」; in general words until one is chosen. */
function useNameOf(id: RecordId | null | undefined): string {
  const { callOperation } = useServices();
  const { data = '' } = useQuery({
    queryKey: ['operations', one.path, 'name', String(id)],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data: found } = await callOperation(one, { body: { id }, options });
      return isRecord(found) ? textOr(found.name) : '';
    },
    enabled: isRecordId(id) && id !== '',
    retry: false,
  });
  return data === '' ? '所选院校' : `「${data}」`;
}
