import { userOf } from '@/providers/auth/sessionState';
import { Popover } from '../kit/Popover';
import type { MenuNode } from '../model/menu/menuTree';
import type { Services } from '../model/services';
import { useSession } from '../session/useSession';
import { NewsDot } from './NewsDot';
import { Portrait } from './Portrait';
import { UserItems } from './UserItems';
import { useUnreadUpdates } from './useUnreadUpdates';
import './userMenu.css';

interface UserMenuProps {
  readonly services: Services;
  readonly tree: readonly MenuNode[];
}

/** The person's picture and name, and a menu about them and this browser (LAY-4, LAY-5, ROUTE-5, SESS-2). */
export function UserMenu({ services, tree }: UserMenuProps) {
  const user = userOf(useSession(services.session));
  const hasNews = useUnreadUpdates(services.send);
  if (!user) return null;
  const name = user.realName || user.name;

  return (
    <Popover
      face={
        <>
          <Portrait user={user} imageUrl={services.imageUrl} size={30} />
          <span className="user-name">{name}</span>
          {hasNews && <NewsDot />}
        </>
      }
      title={name}
      className="user-button"
      width={224}
    >
      {(close) => (
        <>
          <p className="user-head">
            <Portrait user={user} imageUrl={services.imageUrl} size={36} />
            <b>{name}</b>
            <small>{user.name}</small>
          </p>
          <UserItems tree={tree} hasPlatform={services.hasPlatform} hasNews={hasNews} close={close} />
        </>
      )}
    </Popover>
  );
}
