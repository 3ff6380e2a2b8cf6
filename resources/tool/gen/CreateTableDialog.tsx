import { Alert, Form, Input, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTypedText } from '@/src/crud/actions/useTypedText';
import { erase } from '@/src/crud/defineResource';
import { FieldItems } from '@/src/crud/form/FieldItems';
import { useOperation } from '@/src/crud/useOperation';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { textarea } from '@/src/ui/fields/textarea';
import { focusFirst } from '@/src/ui/layout/focusFirst';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { usualTemplate } from './gen';

const fields = erase({
  sql: textarea('创建表语句(支持多个建表语句)：', {
    ...{ required: '请输入建表语句', placeholder: 'CREATE TABLE …' },
    Input: ({ value, onChange, choices: _choices, ...rest }) => (
      <Input.TextArea
        {...rest}
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
        rows={12}
        spellCheck={false}
        style={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace' }}
      />
    ),
  }),
});

/**
 * Creates tables by their statements and imports them into the generator; refused statements can be corrected and
 * sent again.
 */
export default function CreateTableDialog({ close }: { close: () => void }) {
  const { call, running } = useOperation('createTable', '创建成功');
  const [form] = Form.useForm<{ sql: string }>();
  const [refusal, setRefusal] = useState<string>();
  const confirm = useConfirm();
  const typed = useTypedText('创建表', close);
  const root = useRef<HTMLDivElement>(null);
  useReturnFocus();
  const giveUp = async () => {
    const sql: unknown = form.getFieldValue('sql');
    if (sql && !(await confirm({ text: '是否放弃已输入的建表语句？', danger: true }))) return;
    typed.forget();
    close();
  };
  const create = ({ sql }: { sql: string }) => {
    setRefusal(undefined);
    const done = () => {
      typed.forget();
      close();
    };
    call({ query: { sql, tplWebType: usualTemplate } }).then(done, (error: unknown) => {
      setRefusal(error instanceof Error ? error.message : String(error));
      focusFirst(root.current);
    });
  };
  return (
    <Modal
      open
      centered
      width={720}
      title="创建表"
      okText="确定"
      cancelText="取消"
      confirmLoading={running}
      closable={!running}
      keyboard={!running}
      cancelButtonProps={{ disabled: running }}
      maskClosable={false}
      afterOpenChange={() => focusFirst(root.current)}
      onOk={form.submit}
      onCancel={() => void giveUp()}
    >
      <div ref={root}>
        {refusal && (
          <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBottom: 16 }} />
        )}
        <Form form={form} name={useId()} layout="vertical" onValuesChange={typed.noteTyped} onFinish={create}>
          <FieldItems form={form} fields={fields} />
        </Form>
      </div>
    </Modal>
  );
}
