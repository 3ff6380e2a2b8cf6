import { useId } from 'react';
import { succeeds } from '@/providers/auth/authProvider';
import type { User } from '@/providers/auth/user';
import { rules } from '@/src/lib/rules';
import { follows, inOrder, required } from '../../kit/checks';
import { Dialog } from '../../kit/Dialog';
import { PasswordField } from '../../kit/PasswordField';
import { useForm } from '../../kit/useForm';
import { currentMobile } from '../../model/currentMobile';
import type { Services } from '../../model/services';
import '../../kit/field.css';
import { useTexts } from '../../kit/useTexts';

const passwordTexts = {
  'password.title': '修改密码',
  'password.old': '旧密码',
  'password.old.hint': '新用户非必填',
  'password.old.hint.sms': '新用户非必填，短信登录后也可不填',
  'password.new': '新密码',
  'password.new.required': '新密码不能为空',
  'password.confirm': '确认密码',
  'password.confirm.required': '确认密码不能为空',
  'password.confirm.different': '两次输入的密码不一致',
  'password.save': '确定',
  'password.saving': '保存中…',
  'password.cancel': '取消',
  'password.saved': '修改成功',
} as const;

interface Props {
  readonly services: Pick<Services, 'auth' | 'notifier' | 'hasPlatform' | 'send' | 'session'>;
  readonly user: User;
  readonly close: () => void;
}

/**
 * Changes the person's own password (screen A5, VAL-1); the session stays. A refusal leaves the typed text in place.
 */
export default function ChangePassword({ services, user, close }: Props) {
  const t = useTexts(passwordTexts);
  const id = useId();
  const { form, field, problem, sending } = useForm({
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    checks: {
      oldPassword: () => undefined,
      newPassword: inOrder(
        required(t('password.new.required')),
        follows(rules.password),
        follows(rules.passwordEnds),
      ),
      confirmPassword: inOrder(required(t('password.confirm.required')), (value, { newPassword }) =>
        value === newPassword ? undefined : t('password.confirm.different'),
      ),
    },
    serverErrors: {
      oldPassword: ['旧密码', '请输入旧密码'],
      newPassword: ['新密码'],
      confirmPassword: ['两次输入'],
    },
    submit: async ({ oldPassword, newPassword: password, confirmPassword }) => {
      const mobile = services.hasPlatform ? await currentMobile(services, user) : user.mobile;
      await succeeds(services.auth.updatePassword({ mobile, oldPassword, password, confirmPassword }));
      services.notifier.notify('success', t('password.saved'));
      close();
    },
  });
  return (
    <Dialog
      title={t('password.title')}
      onCancel={close}
      actions={
        <>
          <button type="button" className="button" onClick={close}>
            {t('password.cancel')}
          </button>
          <button type="submit" form={id} className="button button-main" disabled={sending}>
            {sending ? t('password.saving') : t('password.save')}
          </button>
        </>
      }
    >
      <form id={id} {...form}>
        <PasswordField
          {...field('oldPassword')}
          label={t('password.old')}
          hint={t(services.hasPlatform ? 'password.old.hint.sms' : 'password.old.hint')}
          required={false}
          autoComplete="current-password"
        />
        <PasswordField {...field('newPassword')} label={t('password.new')} autoComplete="new-password" />
        <PasswordField
          {...field('confirmPassword')}
          label={t('password.confirm')}
          autoComplete="new-password"
        />
        <p className="sign-problem" role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
