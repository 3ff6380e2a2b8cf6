import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Notifier } from '@/providers/notification/notifier';
import { MenuIcon } from '@/src/ui/icons/MenuIcon';
import { load } from '@/src/ui/load';
import { QuietBoundary } from '../../kit/QuietBoundary';
import { useCrashNotice } from '../../kit/useCrashNotice';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
import type { SettingsStore } from '../../model/settings/settingsStore';
import { useSettings } from '../../model/settings/useSettings';
import { useTabs } from '../../model/tabs/TabsContext';
import { BlockFrame } from './Block';
import { menuPages, pinnedPages, withHidden, withPage } from './quick';
import { useDroppedLink } from './useDroppedLink';
import './quick.css';

const QuickEditor = load(() => import('./QuickEditor'));

const quickTexts = {
  'home.quick': '快捷入口',
  'home.quick.manage': '管理',
  'home.quick.none': '暂无可用菜单，请联系管理员分配角色',
} as const;

interface QuickProps {
  readonly settings: SettingsStore;
  readonly tree: readonly MenuNode[];
  readonly notifier: Notifier;
}

/**
 * The person's pinned pages, at most eight; until then the first six of their menu. Entries of the sidebar may be
 * dropped here.
 */
export function Quick({ settings, tree, notifier }: QuickProps) {
  const t = useTexts(quickTexts);
  const { quick } = useSettings(settings);
  const { addressFor } = useTabs();
  const [editing, setEditing] = useState(false);
  const tell = useCrashNotice(notifier);
  const close = () => setEditing(false);
  const onCrash = (error: unknown) => {
    tell(error);
    close();
  };
  const pages = menuPages(tree);
  const pinned = pinnedPages(pages, quick);
  const keys = pinned.map(({ key }) => key);
  const keep = (edited: readonly string[]) => settings.keep({ quick: withHidden(edited, quick, keys) });
  const drop = useDroppedLink((address) => keep(withPage(tree, keys, address)));
  return (
    <BlockFrame
      title={t('home.quick')}
      lines={3}
      sizer={null}
      extra={
        pages.length > 0 && (
          <button type="button" className="link" onClick={() => setEditing(true)}>
            {t('home.quick.manage')}
          </button>
        )
      }
    >
      <ul className="home-quick" {...drop}>
        {pinned.map(({ key, node }) => (
          <li key={key}>
            <Link to={addressFor(node)}>
              <MenuIcon name={node.icon} />
              <span>{node.title}</span>
            </Link>
          </li>
        ))}
      </ul>
      {pages.length === 0 && <p className="home-none">{t('home.quick.none')}</p>}
      {editing && (
        <QuietBoundary onCrash={onCrash}>
          <Suspense fallback={null}>
            <QuickEditor pages={pages} pinned={keys} keep={keep} close={close} />
          </Suspense>
        </QuietBoundary>
      )}
    </BlockFrame>
  );
}
