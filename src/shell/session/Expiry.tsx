import { useUnsavedForms } from '@/src/services/useUnsavedForms';
import type { DirtyForm } from '@/src/work/unsavedRegistry';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useRootFlag } from '../kit/useRootFlag';
import { useTexts } from '../kit/useTexts';
import type { Services } from '../model/services';
import { useSession } from './useSession';
import '../kit/button.css';
import './expiry.css';

/** Texts around an expired session; the language pack replaces them by key. */
const expiryTexts = {
  'session.expired': '登录状态已过期，您可以继续留在该页面，或者重新登录',
  'session.again': '重新登录',
  'session.drafts': '未保存的内容已存为草稿，重新登录后打开原页面即可恢复：',
  'session.undrafted': '以下内容无法存为草稿，请先点击「取消」自行记录：',
  'session.quiet': '登录状态已过期，页面内容已保留，但无法保存或刷新。',
} as const;

/**
 * The view of an expired session (CODE-1): one dialog however many requests failed. After 取消 a slim bar, and no further
 * dialog. Nothing while the session is active.
 */
export function Expiry({ services: { session, auth } }: { services: Pick<Services, 'session' | 'auth'> }) {
  const { phase } = useSession(session);
  const t = useTexts(expiryTexts);
  const unsaved = useUnsavedForms();
  useRootFlag('expired', phase === 'expired-quiet');
  function signInAgain(): void {
    for (const dirtyForm of unsaved) dirtyForm.rescue?.();
    void auth.logout();
  }
  if (phase === 'expired-prompting') {
    return (
      <ConfirmDialog
        text={t('session.expired')}
        ok={t('session.again')}
        onOk={signInAgain}
        onCancel={session.stay}
      >
        <Unsaved text={t('session.drafts')} forms={unsaved.filter(({ rescue }) => rescue)} />
        <Unsaved text={t('session.undrafted')} forms={unsaved.filter(({ rescue }) => !rescue)} />
      </ConfirmDialog>
    );
  }
  if (phase !== 'expired-quiet') return null;
  return (
    <div className="expiry-bar" role="status">
      <span>{t('session.quiet')}</span>
      <button type="button" className="button" onClick={signInAgain}>
        {t('session.again')}
      </button>
    </div>
  );
}

/** The names of forms below what becomes of them; nothing where there are none. */
function Unsaved({ text, forms }: { text: string; forms: readonly DirtyForm[] }) {
  if (forms.length === 0) return null;
  return (
    <>
      <p>{text}</p>
      <ul aria-label={text}>
        {forms.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  );
}
