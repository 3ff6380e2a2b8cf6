import { Link } from 'react-router';
import { FillingIcon } from '../kit/icons';
import { useTexts } from '../kit/useTexts';
import type { MenuNode } from '../model/menu/menuTree';
import { entryOfView } from '../model/menu/readMenu';
import { useTabs } from '../model/tabs/TabsContext';
import { layoutTexts } from './texts';

interface FillingLinkProps {
  readonly tree: readonly MenuNode[];
  readonly className: string;
  readonly onDone?: () => void;
}

/** A link to 专家填报, for persons who have that page (LAY-5). */
export function FillingLink({ tree, className, onDone }: FillingLinkProps) {
  const t = useTexts(layoutTexts);
  const { addressFor } = useTabs();
  const node = entryOfView(tree, 'expert/filling/index');
  if (!node) return null;
  return (
    <Link className={className} to={addressFor(node)} onClick={onDone}>
      <FillingIcon />
      <span>{t('layout.filling')}</span>
    </Link>
  );
}
