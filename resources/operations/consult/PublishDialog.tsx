import { Form, type FormRule, Input, Switch } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { answerLength, holdsMobile, mobileText } from './consult';
import styles from './consult.module.css';
import type { ConsultLine } from './readConsult';

interface Values {
  readonly isPublic: boolean;
  readonly title: string;
  readonly publicAnswer: string;
}

const noMobile: FormRule = {
  validator: async (_rule, value: unknown) => {
    if (typeof value === 'string' && holdsMobile(value)) throw new Error(mobileText);
  },
};

/** 公开为问答: the public version, as the sites will show it, or its withdrawal. */
export default function PublishDialog({ row, close }: RowDialogProps<ConsultLine>) {
  const [form] = Form.useForm<Values>();
  const last = row.replies.findLast(({ fromUser }) => fromUser === 0);
  return (
    <ActionDialog<Values>
      title="公开为问答"
      width={640}
      form={form}
      operation="publish"
      rows={[row]}
      body={({ isPublic, ...values }) => ({ ...values, isPublic: isPublic ? 1 : 0 })}
      success="操作成功"
      refusals={{ title: ['公开标题'], publicAnswer: ['公开回答', mobileText] }}
      initialValues={{
        isPublic: true,
        title: row.publicTitle || row.title,
        publicAnswer: row.publicAnswer || (last?.content ?? ''),
      }}
      close={close}
    >
      <Form.Item name="isPublic" label="公开问答" valuePropName="checked">
        <Switch checkedChildren="公开" unCheckedChildren="不公开" />
      </Form.Item>
      <Form.Item
        name="title"
        label="公开标题"
        validateFirst
        rules={[
          { required: true, whitespace: true, message: '请输入公开标题' },
          { min: 5, max: 60, message: '公开标题长度为 5-60 个字符' },
          noMobile,
        ]}
      >
        <Input maxLength={60} showCount />
      </Form.Item>
      <Form.Item
        name="publicAnswer"
        label="公开回答"
        validateFirst
        rules={[{ required: true, whitespace: true, message: '请输入公开回答' }, noMobile]}
      >
        <Input.TextArea rows={5} maxLength={answerLength.max} showCount />
      </Form.Item>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) => <Preview values={getFieldsValue()} />}
      </Form.Item>
    </ActionDialog>
  );
}

/** The question and its answer as the sites show them. */
function Preview({ values }: { readonly values: Partial<Values> }) {
  if (values.isPublic === false) return <p className={styles.hint}>保存后前台不再展示该问答</p>;
  return (
    <section className={styles.preview} aria-label="前台预览">
      <h3>{values.title}</h3>
      <p>{values.publicAnswer}</p>
    </section>
  );
}
