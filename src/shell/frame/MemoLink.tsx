import { Link, useLocation } from 'react-router';
import { useCan } from '@/src/services/useCan';
import { PenIcon } from '../kit/icons';
import { useTexts } from '../kit/useTexts';
import type { MenuNode } from '../model/menu/menuTree';
import { pathOfView } from '../model/menu/readMenu';
import { layoutTexts } from './texts';

interface MemoLinkProps {
  readonly tree: readonly MenuNode[];
  /** Whether it is an item of a popover; in the bar where absent. */
  readonly inMenu?: boolean;
  readonly onDone?: () => void;
}

/** 从当前页记一条: opens the form of a new memo with a link to this page and its filters (screen H3). */
export function MemoLink({ tree, inMenu = false, onDone }: MemoLinkProps) {
  const t = useTexts(layoutTexts);
  const { pathname, search } = useLocation();
  const canCreate = useCan()('system:memo:create');
  const path = pathOfView(tree, 'system/memo/index');
  if (!path || !canCreate) return null;
  const isOwn = pathname.startsWith(path);
  const about = isOwn ? '' : `?about=${encodeURIComponent(pathname + search)}`;
  const label = t('layout.memo');
  return (
    <Link
      className={inMenu ? 'popover-item' : 'icon-button'}
      to={`${path}/create${about}`}
      {...(!inMenu && { 'aria-label': label, title: label })}
      data-needs="system:memo:create"
      onClick={onDone}
    >
      <PenIcon />
      {inMenu && label}
    </Link>
  );
}
