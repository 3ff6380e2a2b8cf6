import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Scheme } from '@/src/ui/theme/palette';
import { useTexts } from '../../kit/useTexts';
import type { Visit } from './ToolboxContext';
import { toolboxTexts } from './toolboxTexts';
import { tell } from './useToolMessages';
import '../../kit/button.css';
import './toolboxFrame.css';

interface Props {
  readonly visit: Visit;
  /** Name of the shown page. */
  readonly label: string;
  readonly scheme: Scheme;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Milliseconds after which the tool counts as slow. */
  readonly slowAfter: number;
  readonly onRetry: () => void;
}

/**
 * The tool itself. Begins at the visit's address and then follows it without entries in the browser's history. «Back»
 * leaves the page, not the tool. Give it the visit's `frame` as key.
 */
export function ToolboxFrame({ visit, label, scheme, frame, ...waiting }: Props) {
  const [first] = useState(visit);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    if (visit !== first) frame.current?.contentWindow?.location.replace(visit.address);
  }, [visit, first, frame]);

  const onScheme = useEffectEvent((theme: Scheme) => {
    if (isLoaded) tell({ frame, address: visit.address }, { type: 'theme', theme });
  });
  useEffect(() => onScheme(scheme), [scheme]);

  return (
    <div className="toolbox-frame" aria-busy={!isLoaded}>
      <iframe
        ref={frame}
        src={first.address}
        title={label}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
        referrerPolicy="no-referrer"
        allow="clipboard-write"
        onLoad={() => setLoaded(true)}
      />
      {!isLoaded && <Waiting {...waiting} address={visit.address} />}
    </div>
  );
}

/** A skeleton over the frame; after a while with buttons to get out. */
function Waiting({
  slowAfter,
  onRetry,
  address,
}: Pick<Props, 'slowAfter' | 'onRetry'> & { address: string }) {
  const t = useTexts(toolboxTexts);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [slowAfter]);
  return (
    <div className="toolbox-waiting">
      <div className="toolbox-skeleton" aria-hidden="true">
        {skeleton.map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <i key={line} style={{ width }} />
        ))}
      </div>
      <div className="toolbox-notice" role="status">
        {isSlow ? (
          <>
            <b>{t('toolbox.slow')}</b>
            <span>{t('toolbox.slow.why')}</span>
            <p>
              <button type="button" className="button button-main" onClick={onRetry}>
                {t('toolbox.again')}
              </button>
              <a className="button" href={address} target="_blank" rel="noopener noreferrer">
                {t('toolbox.window')}
              </a>
            </p>
          </>
        ) : (
          <span className="sr-only">{t('toolbox.loading')}</span>
        )}
      </div>
    </div>
  );
}

const skeleton = ['38%', '100%', '100%', '92%', '97%', '88%', '100%', '64%'];
