import { Link } from 'react-router';
import type { MenuNode } from '../menu/menuTree';
import { findByPath, pathOfView } from '../menu/readMenu';
import { useTabs } from '../tabs/TabsContext';
import { useTexts } from '../texts/useTexts';
import { FillingIcon } from './icons';
import { layoutTexts } from './texts';

interface FillingLinkProps {
  readonly tree: readonly MenuNode[];
  readonly className: string;
  readonly onDone?: () => void;
}

/** The way back to 专家填报, for those who have that page (LAY-5). */
export function FillingLink({ tree, className, onDone }: FillingLinkProps) {
  const t = useTexts(layoutTexts);
  const { addressFor } = useTabs();
  const path = pathOfView(tree, 'expert/filling/index');
  const node = path === undefined ? undefined : findByPath(tree, path);
  if (!node) return null;
  return (
    <Link className={className} to={addressFor(node)} onClick={onDone}>
      <FillingIcon />
      <span>{t('layout.filling')}</span>
    </Link>
  );
}
