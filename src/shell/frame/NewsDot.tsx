import { useTexts } from '../kit/useTexts';
import { layoutTexts } from './texts';

/** A dot: release notes are unread. */
export function NewsDot() {
  const t = useTexts(layoutTexts);
  return <span className="dot" role="img" aria-label={t('layout.version.unread')} />;
}
