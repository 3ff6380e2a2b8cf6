import { useTexts } from '../kit/useTexts';
import { layoutTexts } from './texts';

/** A dot for unread release notes. */
export function NewsDot() {
  const t = useTexts(layoutTexts);
  return <span className="dot" role="img" aria-label={t('layout.version.unread')} />;
}
