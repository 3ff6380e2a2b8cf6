import { Form, Input } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { DictionarySelect } from '@/src/crud/fields/dictionary/dictionary';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { partsOf, type UploadedFile } from './uploadFile';

interface Words {
  readonly base: string;
  readonly category: string;
}

/** Gives a file another name or category; its extension stays. */
export default function RenameDialog({ row, close }: RowDialogProps<UploadedFile>) {
  const { run, running } = useOperation('rename', '修改成功');
  const [form] = Form.useForm<Words>();
  const [base, extension] = partsOf(row.name);
  const longest = 100 - extension.length;
  const save = ({ base: name, category }: Words) =>
    run({ id: row.id, name: name.trim() + extension, category }).then(close, () => undefined);
  return (
    <ActionModal title="重命名" running={running} onOk={form.submit} onCancel={close}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ base, category: row.category }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="base"
          label="文件名"
          rules={[
            { required: true, whitespace: true, message: '请输入文件名' },
            { max: longest, message: '文件名长度不能超过 100 个字符' },
          ]}
        >
          <Input suffix={extension} onPressEnter={form.submit} />
        </Form.Item>
        <Form.Item name="category" label="分类" rules={[{ required: true, message: '请选择分类' }]}>
          <DictionarySelect type="file_category" />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
