import { Form, Input, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { useNotify } from '@/src/services/useNotify';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { passwordProblem } from './passwordProblem';
import type { User } from './user';

/** Gives somebody another password; a refused one stays, to be changed. */
export default function ResetPasswordDialog({ row, close }: RowDialogProps<User>) {
  const { run, running } = useOperation('resetPwd');
  const notify = useNotify();
  const id = useId();
  const input = useRef<InputRef>(null);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const problem = (tried ? passwordProblem(password) : undefined) ?? refusal;
  const reset = async () => {
    setTried(true);
    if (running) return;
    if (passwordProblem(password) !== undefined) return input.current?.focus();
    try {
      await run({ userId: row.userId, password });
      notify('success', `修改成功，新密码是：${password}`);
      close();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <ActionModal title="重置密码" running={running} onOk={() => void reset()} onCancel={close}>
      <Form layout="vertical" onFinish={() => void reset()}>
        <Form.Item
          label={`请输入「${row.userName}」的新密码`}
          htmlFor={id}
          {...(problem !== undefined && {
            validateStatus: 'error',
            help: <span id={`${id}-problem`}>{problem}</span>,
          })}
        >
          <Input.Password
            ref={input}
            id={id}
            autoComplete="new-password"
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setRefusal(undefined);
            }}
          />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
