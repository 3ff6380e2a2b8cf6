import { Link, useLocation } from 'react-router';
import { useTexts } from '../kit/useTexts';
import type { MenuNode, MenuParent } from '../model/menu/menuTree';
import { breadcrumbsOf, findByPath } from '../model/menu/readMenu';
import { useTabs } from '../model/tabs/TabsContext';
import { layoutTexts } from './texts';
import './breadcrumbs.css';

/** The way to the open page (LAY-1). On a narrow screen the page's own name is all there is. */
export function Breadcrumbs({ tree, path }: { tree: readonly MenuNode[]; path: string }) {
  const t = useTexts(layoutTexts);
  const { search } = useLocation();
  const trail = breadcrumbsOf(tree, path + search);
  return (
    <nav className="breadcrumbs" aria-label={t('layout.trail')}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.id} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            <Crumb tree={tree} crumb={crumb} open={path} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A link to a page opens its tab as it was left. */
function Crumb({ tree, crumb, open }: { tree: readonly MenuNode[]; crumb: MenuParent; open: string }) {
  const { addressFor } = useTabs();
  if (!isOpenable(crumb, open)) return <span>{crumb.title}</span>;
  const node = crumb.target.kind === 'group' ? undefined : findByPath(tree, crumb.path);
  return <Link to={node ? addressFor(node) : crumb.path}>{crumb.title}</Link>;
}

/** Whether a crumb is a link: it has a page or a redirect, and is not the open page. */
function isOpenable({ path, target }: MenuParent, open: string): boolean {
  if (path === open || path.includes('/:')) return false;
  return target.kind === 'group' ? target.redirect !== undefined : true;
}
