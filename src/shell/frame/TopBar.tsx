import { type ComponentProps, memo, useSyncExternalStore } from 'react';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { PageNote } from '../features/note/PageNote';
import { PaletteButton } from '../features/palette/PaletteButton';
import { SizeChoice } from '../features/settings/SizeChoice';
import { ThemeButton } from '../features/settings/ThemeButton';
import { ToolboxButton } from '../features/toolbox/ToolboxButton';
import { MenuLines, MoreIcon } from '../kit/icons';
import { Popover } from '../kit/Popover';
import { useTexts } from '../kit/useTexts';
import type { MenuNode } from '../model/menu/menuTree';
import type { Services } from '../model/services';
import { Breadcrumbs } from './Breadcrumbs';
import { DocsButton } from './DocsButton';
import { FillingLink } from './FillingLink';
import { MemoLink } from './MemoLink';
import { Polling } from './polling/Polling';
import { TopMenu } from './TopMenu';
import { layoutTexts } from './texts';
import type { TopGroup } from './topGroup';
import { UserMenu } from './UserMenu';
import './topBar.css';

interface TopBarProps {
  readonly services: Services;
  readonly tree: readonly MenuNode[];
  readonly path: string;
  readonly menuOpen: boolean;
  readonly onToggle: () => void;
  /** The top menu, where it is on: it replaces the breadcrumbs (LAY-1). */
  readonly top?: TopGroup | undefined;
}

/** The bar above the page: sidebar toggle, top menu or breadcrumbs, the page's note, tools, user (LAY-1 to LAY-5, LAY-12). */
export function TopBar({ services, tree, path, menuOpen, onToggle, top }: TopBarProps) {
  const t = useTexts(layoutTexts);
  const folded = useFolded(top !== undefined);
  return (
    <header className="topbar">
      <button
        type="button"
        className="icon-button"
        aria-label={t('layout.menu.toggle')}
        aria-expanded={menuOpen}
        aria-controls="menu"
        onClick={onToggle}
      >
        <MenuLines />
      </button>
      {top ? <TopMenu top={top} /> : <Breadcrumbs tree={tree} path={path} />}
      {services.hasPlatform && <PageNote services={services} tree={tree} path={path} />}
      <TopTools services={services} tree={tree} folded={folded} />
    </header>
  );
}

interface TopToolsProps extends ToolsProps {
  readonly folded: boolean;
}

/** The tools that are the same on every page: not drawn anew for another one. */
const TopTools = memo(function TopTools({ services, tree, folded }: TopToolsProps) {
  return (
    <div className="topbar-tools">
      <PaletteButton />
      {!folded && <Tools services={services} tree={tree} />}
      <Polling services={services} tree={tree} />
      {folded && <MoreTools services={services} tree={tree} />}
      <UserMenu services={services} tree={tree} />
    </div>
  );
});

/** Below 1440 px there is no room for top menu and tools. */
const tight = window.matchMedia('(max-width: 1439px)');

/** Whether the less used tools are behind one button: below 992 px, and beside a top menu sooner. */
function useFolded(hasTopMenu: boolean): boolean {
  const narrow = useNarrow();
  const isTight = useSyncExternalStore(onTight, () => tight.matches);
  return narrow || (hasTopMenu && isTight);
}

function onTight(listener: () => void) {
  tight.addEventListener('change', listener);
  return () => tight.removeEventListener('change', listener);
}

type ToolsProps = Pick<TopBarProps, 'services' | 'tree'>;

function Tools({ services, tree }: ToolsProps) {
  return (
    <>
      <FillingLink tree={tree} className="topbar-link" />
      <ToolboxButton services={services} />
      <Docs services={services} />
      {services.hasPlatform && <MemoLink tree={tree} />}
      <SizeChoice services={services} />
      <ThemeButton />
    </>
  );
}

/** The less used tools behind one button, in a narrow window. */
function MoreTools({ services, tree }: ToolsProps) {
  const t = useTexts(layoutTexts);
  return (
    <Popover face={<MoreIcon />} label={t('layout.more')} width={200}>
      {(close) => (
        <>
          <div className="topbar-row">
            <ToolboxButton services={services} />
            <SizeChoice services={services} />
            <ThemeButton />
          </div>
          <FillingLink tree={tree} className="popover-item" onDone={close} />
          <Docs services={services} inMenu />
          {services.hasPlatform && <MemoLink tree={tree} inMenu onDone={close} />}
        </>
      )}
    </Popover>
  );
}

/** The link to the documents, on a platform that has them; the server says who may not read them. */
function Docs(props: ComponentProps<typeof DocsButton> & Pick<TopBarProps, 'services'>) {
  return props.services.hasPlatform ? <DocsButton {...props} /> : null;
}
