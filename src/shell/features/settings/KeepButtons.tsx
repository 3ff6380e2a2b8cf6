import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { useTexts } from '../../kit/useTexts';
import { settingsTexts } from './texts';
import { Waiting } from './Waiting';

/** Lets a test decide when time is over, and replaces the reload. */
export interface KeepTimes {
  /** Resolves when the overlay has been shown long enough: about a second. */
  readonly pause?: () => Promise<unknown>;
  readonly reload?: () => void;
}

interface Props extends KeepTimes {
  readonly save: () => void;
  readonly reset: () => void;
  readonly onSaved: () => void;
}

type Doing = 'confirming' | 'saving' | 'resetting';

const second = () => new Promise((resolve) => setTimeout(resolve, 1000));
const reloadPage = () => window.location.reload();

/**
 * Saves the settings that were tried out, or clears the saved ones, which a reload then shows. Each is under an overlay
 * for a second (THEME-4).
 */
export function KeepButtons({ save, reset, onSaved, pause = second, reload = reloadPage }: Props) {
  const t = useTexts(settingsTexts);
  const [doing, setDoing] = useState<Doing>();
  const whenOver = (finish: () => void) => {
    setDoing(undefined);
    finish();
  };

  return (
    <footer>
      <button
        type="button"
        className="button button-main"
        onClick={() => {
          save();
          setDoing('saving');
        }}
      >
        {t('theme.save')}
      </button>
      <button type="button" className="button" onClick={() => setDoing('confirming')}>
        {t('theme.reset')}
      </button>
      {doing === 'confirming' && (
        <ConfirmDialog
          text={t('theme.reset.confirm')}
          onCancel={() => setDoing(undefined)}
          onOk={() => {
            reset();
            setDoing('resetting');
          }}
        />
      )}
      {doing === 'saving' && (
        <Overlay text={t('theme.saving')} pause={pause} onOver={() => whenOver(onSaved)} />
      )}
      {doing === 'resetting' && (
        <Overlay text={t('theme.resetting')} pause={pause} onOver={() => whenOver(reload)} />
      )}
    </footer>
  );
}

function Overlay({
  text,
  pause,
  onOver,
}: {
  text: string;
  pause: () => Promise<unknown>;
  onOver: () => void;
}) {
  const over = useEffectEvent(onOver);
  const start = useEffectEvent(pause);
  useEffect(() => {
    let isShown = true;
    void start().then(() => {
      if (isShown) over();
    });
    return () => {
      isShown = false;
    };
  }, []);
  return <Waiting text={text} />;
}
