import { Link, useLocation } from 'react-router';
import { useTexts } from '../kit/useTexts';
import type { MenuNode, MenuParent } from '../model/menu/menuTree';
import { breadcrumbsOf, everyNode, findByPath } from '../model/menu/readMenu';
import { useTabs } from '../model/tabs/TabsContext';
import { layoutTexts } from './texts';
import './breadcrumbs.css';

/** The way to the open page (LAY-1). On a narrow screen the page's own name is all there is. */
export function Breadcrumbs({ tree, path }: { tree: readonly MenuNode[]; path: string }) {
  const t = useTexts(layoutTexts);
  const { search } = useLocation();
  const trail = breadcrumbsOf(tree, path + search);
  const open = findByPath(tree, path + search)?.id;
  return (
    <nav className="breadcrumbs" aria-label={t('layout.trail')}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.id} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            <Crumb {...{ tree, crumb, open }} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface CrumbProps {
  readonly tree: readonly MenuNode[];
  readonly crumb: MenuParent;
  /** Id of the open page; undefined for one below an entry. */
  readonly open: string | undefined;
}

/** A link to a page opens its tab as it was left. */
function Crumb({ tree, crumb, open }: CrumbProps) {
  const { addressFor } = useTabs();
  if (crumb.id === open || !isOpenable(crumb)) return <span>{crumb.title}</span>;
  const node = crumb.target.kind === 'group' ? undefined : everyNode(tree).find(({ id }) => id === crumb.id);
  return <Link to={node ? addressFor(node) : crumb.path}>{crumb.title}</Link>;
}

/** Whether a crumb may be a link: it has a page or a redirect. */
function isOpenable({ path, target }: MenuParent): boolean {
  return !path.includes('/:') && (target.kind !== 'group' || target.redirect !== undefined);
}
