import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { userOf } from '@/providers/auth/sessionState';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import type { Services } from '../services';
import { useSession } from '../session/useSession';
import { useTexts } from '../texts/useTexts';
import { layoutTexts } from './texts';

const ChangePassword = lazy(() => import('../password/ChangePassword'));

/** The product's version (specification, section 9). */
const version = '2.0.1';

/** The person's initial and name; opens 个人中心, 修改密码, 退出登录 and the version (LAY-4, ROUTE-5, SESS-2). */
export function UserMenu({ services }: { services: Services }) {
  const { session } = services;
  const t = useTexts(layoutTexts);
  const user = userOf(useSession(session));
  const [opened, setOpened] = useState<'password' | 'signOut'>();
  const close = () => setOpened(undefined);
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
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={() => setOpened('password')}
        >
          {t('layout.password')}
        </button>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={() => setOpened('signOut')}
        >
          {t('layout.signOut')}
        </button>
        <small>{t('layout.version', { version })}</small>
      </div>
      {opened === 'signOut' && (
        <ConfirmDialog text={t('layout.signOut.confirm')} onOk={session.signOut} onCancel={close} />
      )}
      {opened === 'password' && (
        <Suspense>
          <ChangePassword services={services} user={user} close={close} />
        </Suspense>
      )}
    </div>
  );
}
