import { useEffect, useState } from 'react';
import { messageOf } from '@/src/lib/chunkFailure';
import { useUnsavedForms } from '@/src/services/useUnsavedForms';
import { stepAfter } from '../../kit/chunkStep';
import { errorTexts } from '../../kit/errorTexts';
import { createReloadMemory } from '../../kit/reloadMemory';
import { Splash } from '../../kit/Splash';
import { useOnline } from '../../kit/useOnline';
import { useTexts } from '../../kit/useTexts';
import { ErrorPage, ReloadButton } from './ErrorPage';

interface ChunkPageProps {
  readonly error: unknown;
  /** Loads the whole application again. */
  readonly reload?: () => void;
}

/**
 * Replaces a page whose code could not be fetched. Loads the application again, once, as soon as there is a network and
 * nothing unsaved. Until then, and where that did not help, it says what to do. Without a network a reload by hand would
 * lose the whole application: there is no button for it.
 */
export function ChunkPage({ error, reload = reloadPage }: ChunkPageProps) {
  const t = useTexts(errorTexts);
  const message = messageOf(error);
  const failure = `${location.pathname} ${message}`;
  const [tried] = useState(() => createReloadMemory().has(failure));
  const unsaved = useUnsavedForms().map(({ name }) => name);
  const step = stepAfter({ online: useOnline(), hasUnsaved: unsaved.length > 0, tried });
  const [stuck, setStuck] = useState(false);

  useEffect(() => {
    if (step !== 'reload') return;
    if (createReloadMemory().add(failure)) reload();
    else setStuck(true);
  }, [step, failure, reload]);

  if (step === 'reload' && !stuck) return <Splash />;
  const details = { reload: [message], again: [message], unsaved, offline: [] }[step];
  return (
    <div role="alert">
      <ErrorPage
        title={t('error.chunk.title')}
        text={t(step === 'reload' ? 'error.chunk.again' : `error.chunk.${step}`)}
        details={details}
      >
        {step !== 'offline' && <ReloadButton label={t('error.reload')} />}
      </ErrorPage>
    </div>
  );
}

function reloadPage(): void {
  location.reload();
}
