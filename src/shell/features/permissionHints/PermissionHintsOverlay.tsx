import { useLocation } from 'react-router';
import { CloseIcon } from '../../kit/CloseIcon';
import { useRootFlag } from '../../kit/useRootFlag';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
import { findNearest } from '../../model/menu/readMenu';
import { tabPageAt } from '../../model/tabs/tabs';
import { NeedsLabel } from './NeedsLabel';
import { permissionHintsTexts } from './texts';
import './permissionHints.css';

interface OverlayProps {
  readonly tree: readonly MenuNode[];
  readonly onClose: () => void;
}

/** Outlines controls that need a permission, and names it under the pointer. The page's is named as well, if any. */
export default function PermissionHintsOverlay({ tree, onClose }: OverlayProps) {
  const t = useTexts(permissionHintsTexts);
  useRootFlag('hints', true);
  const { pathname, search } = useLocation();
  const permissions = findNearest(tree, pathname + search)?.permissions ?? [];
  return (
    <>
      <aside className="explainer" aria-label={t('explain.on')}>
        <p>
          {tabPageAt(tree, pathname + search) && (
            <b>
              {permissions.length > 0
                ? t('explain.page', { permission: permissions.join(' 或 ') })
                : t('explain.page.free')}
            </b>
          )}
          <span>{t('explain.hint')}</span>
        </p>
        <button type="button" className="icon-button" aria-label={t('explain.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </aside>
      <NeedsLabel />
    </>
  );
}
