import { Link } from 'react-router';
import { PermissionHintsSwitch } from '../features/permissionHints/PermissionHintsSwitch';
import { ChartIcon, ClearIcon, KeyIcon, LeaveIcon, LockIcon, PersonIcon, TagIcon } from '../kit/icons';
import { useTexts } from '../kit/useTexts';
import type { MenuNode } from '../model/menu/menuTree';
import { entryOfView } from '../model/menu/readMenu';
import { usePanels } from '../model/panels/PanelsContext';
import { useTabs } from '../model/tabs/TabsContext';
import { useLock } from '../session/lock/LockContext';
import { NewsDot } from './NewsDot';
import { layoutTexts } from './texts';

/** The product's version (specification, section 9). */
const version = '2.0.1';

interface UserItemsProps {
  readonly tree: readonly MenuNode[];
  /** Whether the server has caches to clear and release notes to read. */
  readonly hasPlatform: boolean;
  /** Whether release notes are unread. */
  readonly hasNews: boolean;
  readonly close: () => void;
}

/** Entries of the menu under the person's name (LAY-4, LAY-5, ROUTE-5, SESS-2). */
export function UserItems({ tree, hasPlatform, hasNews, close }: UserItemsProps) {
  const t = useTexts(layoutTexts);
  const { open } = usePanels();
  const { lock } = useLock();
  const { addressFor } = useTabs();
  const dataLine = entryOfView(tree, 'score/line/index');
  const after = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <Link className="popover-item" to="/user/profile" onClick={close}>
        <PersonIcon />
        {t('layout.profile')}
      </Link>
      <button type="button" className="popover-item" onClick={after(() => open('password'))}>
        <KeyIcon />
        {t('layout.password')}
      </button>
      <button type="button" className="popover-item" onClick={after(() => void lock())}>
        <LockIcon />
        {t('layout.lock')}
      </button>
      <PermissionHintsSwitch onToggle={close} />
      <hr />
      {dataLine && (
        <Link className="popover-item" to={addressFor(dataLine)} onClick={close}>
          <ChartIcon />
          {t('layout.dataLine')}
        </Link>
      )}
      {hasPlatform && (
        <>
          <button type="button" className="popover-item" onClick={after(() => open('clearCache'))}>
            <ClearIcon />
            {t('layout.clearCache')}
          </button>
          <button type="button" className="popover-item" onClick={after(() => open('updates'))}>
            <TagIcon />
            {t('layout.version', { version })}
            {hasNews && <NewsDot />}
          </button>
        </>
      )}
      {(hasPlatform || dataLine) && <hr />}
      <button type="button" className="popover-item" onClick={after(() => open('signOut'))}>
        <LeaveIcon />
        {t('layout.signOut')}
      </button>
    </>
  );
}
