import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Session } from '@/providers/auth/session';
import { userOf } from '@/providers/auth/sessionState';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useSession } from '../session/useSession';
import { useTexts } from '../texts/useTexts';
import { layoutTexts } from './texts';

/** The product's version (specification, section 9). */
const version = '2.0.1';

/** The person's initial and name; opens 个人中心, 退出登录 and the version (LAY-4, ROUTE-5, SESS-2). */
export function UserMenu({ session }: { session: Session }) {
  const t = useTexts(layoutTexts);
  const user = userOf(useSession(session));
  const [asking, setAsking] = useState(false);
  const id = useId();
  if (!user) return null;
  const name = user.realName;

  return (
    <div className="user">
      <button type="button" className="user-button" popoverTarget={id}>
        <span className="user-initial" aria-hidden="true">
          {[...name][0]}
        </span>
        <span className="user-name">{name}</span>
      </button>
      <div id={id} popover="auto" className="user-menu">
        <p>
          <b>{name}</b>
          <span>{user.name}</span>
        </p>
        <Link to="/user/profile" onClick={() => document.getElementById(id)?.hidePopover()}>
          {t('layout.profile')}
        </Link>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={() => setAsking(true)}>
          {t('layout.signOut')}
        </button>
        <small>{t('layout.version', { version })}</small>
      </div>
      {asking && (
        <ConfirmDialog
          text={t('layout.signOut.confirm')}
          onOk={session.signOut}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
