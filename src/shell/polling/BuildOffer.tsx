import { createPortal } from 'react-dom';
import { useStore } from '@/src/ui/useStore';
import { useUnsavedForms } from '@/src/work/useUnsavedForms';
import { useTexts } from '../texts/useTexts';
import type { BuildCheck } from './build';
import { pollingTexts } from './texts';
import './buildOffer.css';

/** Offers to reload for a newer build, as soon as nothing unsaved would be lost (LAY-12). */
export function BuildOffer({
  build,
  reload = () => location.reload(),
}: {
  build: BuildCheck;
  reload?: () => void;
}) {
  const t = useTexts(pollingTexts);
  const isNewer = useStore(build);
  const isFree = useUnsavedForms().length === 0;
  // Out of the bar: what scrolls or is inert there must not take the offer along.
  return createPortal(
    <div className="build-offer" role="status">
      {isNewer && isFree && (
        <button type="button" className="button button-main" onClick={reload}>
          {t('watch.build')}
        </button>
      )}
    </div>,
    document.body,
  );
}
