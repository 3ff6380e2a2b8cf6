import { useTexts } from '../../kit/useTexts';
import { usePermissionHints } from './PermissionHintsControlContext';
import { permissionHintsTexts } from './texts';

/** An item of the person's menu that switches the permission hints, for administrators; nobody else sees it. */
export function PermissionHintsSwitch({ onToggle }: { onToggle: () => void }) {
  const t = useTexts(permissionHintsTexts);
  const { offered, on, toggle } = usePermissionHints();
  if (!offered) return null;
  const press = () => {
    onToggle();
    toggle();
  };
  return (
    <button type="button" role="switch" aria-checked={on} className="popover-item" onClick={press}>
      <svg width="18" height="18" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          d="M8 1.5 2.5 3.7v4C2.5 11 4.8 13.5 8 14.500c3.2-1 5.5-3.5 5.5-6.800v-4z"
          strokeWidth="1.3"
          strokeLinejoin="round"
          strokeDasharray={on ? undefined : '2 1.6'}
        />
        {on && <path d="m5.5 8 1.8 1.800L10.7 6.3" strokeWidth="1.3" strokeLinecap="round" />}
      </svg>
      {t('explain.switch')}
    </button>
  );
}
