import { Form, type FormRule } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { useFieldErrors } from '@/src/crud/form/useFieldErrors';
import { useOperation } from '@/src/crud/useOperation';
import { textOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { text } from '@/src/ui/fields/text';
import { PasswordInput } from './PasswordInput';
import { passwordProblem } from './passwordProblem';
import type { User } from './user';

/** An empty one is too short as well. */
const allowed: FormRule = {
  validateTrigger: 'onChange',
  validator: async (_rule, password: unknown) => {
    const problem = passwordProblem(textOr(password));
    if (problem !== undefined) throw new Error(problem);
  },
};

/** Gives somebody another password; a refused one stays, to be changed. */
export default function ResetPasswordDialog({ row, close }: RowDialogProps<User>) {
  const { run } = useOperation('resetPwd');
  const notify = useNotify();
  const [form] = Form.useForm();
  const showErrors = useFieldErrors(form);
  const reset = async (password: string) => {
    await run({ userId: row.userId, password });
    notify('success', `修改成功，新密码是：${password}`);
    close();
  };
  const refuse = (error: unknown) =>
    showErrors([{ name: 'password', errors: [error instanceof Error ? error.message : String(error)] }]);
  return (
    <FormDialog
      title="重置密码"
      form={form}
      fields={{
        password: text(`请输入「${row.userName}」的新密码`, {
          ...{ placeholder: '', secret: true, Input: PasswordInput },
          rules: [allowed],
        }),
      }}
      onSend={({ password }) => reset(textOr(password)).catch(refuse)}
      close={close}
    />
  );
}
