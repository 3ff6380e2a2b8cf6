import { Link } from 'react-router';
import type { MenuNode } from '../menu/menuTree';
import { breadcrumbsOf } from '../menu/readMenu';
import type { Services } from '../services';
import { useTexts } from '../texts/useTexts';
import { layoutTexts } from './texts';
import { UserMenu } from './UserMenu';

interface TopBarProps {
  readonly services: Services;
  readonly tree: readonly MenuNode[];
  readonly path: string;
  readonly menuOpen: boolean;
  readonly onToggle: () => void;
}

/** The bar above the page: sidebar toggle, breadcrumbs, user (LAY-1, LAY-4). */
export function TopBar({ services, tree, path, menuOpen, onToggle }: TopBarProps) {
  const t = useTexts(layoutTexts);
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
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M2 4h14M2 9h10M2 14h14" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
      <Breadcrumbs tree={tree} path={path} />
      <UserMenu services={services} />
    </header>
  );
}

function Breadcrumbs({ tree, path }: { tree: readonly MenuNode[]; path: string }) {
  const t = useTexts(layoutTexts);
  const trail = breadcrumbsOf(tree, path);
  return (
    <nav className="breadcrumbs" aria-label={t('layout.trail')}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.path} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {isOpenable(crumb, path) ? <Link to={crumb.path}>{crumb.title}</Link> : crumb.title}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A crumb leads somewhere where it has a page or a redirect and is not the page that is open. */
function isOpenable({ path, target }: Pick<MenuNode, 'path' | 'target'>, open: string): boolean {
  if (path === open || path.includes('/:')) return false;
  return target.kind === 'group' ? target.redirect !== undefined : true;
}
