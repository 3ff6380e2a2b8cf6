import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { onChunkFailure } from '@/src/lib/loader';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import { useStore } from '@/src/ui/useStore';
import { useTexts } from '../../kit/useTexts';
import type { BuildCheck } from './build';
import { pollingTexts } from './texts';
import './buildOffer.css';

/**
 * Offers to reload for a newer build; asks first about unsaved changes (LAY-12). Code that could not be fetched is a sign
 * of one: the deployed build is read at once.
 */
export function BuildOffer({
  build,
  reload = () => location.reload(),
}: {
  build: BuildCheck;
  reload?: () => void;
}) {
  const t = useTexts(pollingTexts);
  const isNewer = useStore(build);
  const place = useUnsavedContext();
  useEffect(() => onChunkFailure(() => void build.check()), [build]);
  async function take(): Promise<void> {
    if (!place || (await place.unsavedRegistry.confirmDiscard(place.unsavedRegistry.get()))) reload();
  }
  // Outside of the bar: an ancestor that scrolls or is inert must not take the offer along.
  return createPortal(
    <div className="build-offer" role="status">
      {isNewer && (
        <button type="button" className="button button-main" onClick={() => void take()}>
          {t('watch.build')}
        </button>
      )}
    </div>,
    document.body,
  );
}
