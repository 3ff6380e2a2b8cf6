import { maskMobile } from '@/src/lib/rules';
import { useTexts } from '../../kit/useTexts';
import { usePanels } from '../../model/panels/PanelsContext';

const securityTexts = {
  'profile.password': '登录密码',
  'profile.password.hint': '6 到 20 个字符，建议定期更换，不与其他网站共用',
  'profile.password.change': '修改密码',
  'profile.phone': '登录手机',
  'profile.phone.hint': '用于短信登录，可在基本资料中修改',
} as const;

interface SecurityProps {
  /** Number that codes are sent to; absent where nobody signs in by SMS. */
  readonly mobile?: string;
}

/** The ways to sign in, and a link to change the password (screen A5). */
export function Security({ mobile }: SecurityProps) {
  const t = useTexts(securityTexts);
  const panels = usePanels();
  return (
    <ul className="profile-security">
      <li>
        <div>
          <b>{t('profile.password')}</b>
          <p>{t('profile.password.hint')}</p>
        </div>
        <button type="button" className="button" onClick={() => panels.open('password')}>
          {t('profile.password.change')}
        </button>
      </li>
      {mobile !== undefined && (
        <li>
          <div>
            <b>{t('profile.phone')}</b>
            <p>{t('profile.phone.hint')}</p>
          </div>
          <span>{maskMobile(mobile) || '—'}</span>
        </li>
      )}
    </ul>
  );
}
