import { Popover } from '../../kit/Popover';
import { useTexts } from '../../kit/useTexts';
import type { Services } from '../../model/services';
import { useSettings } from '../../model/settings/useSettings';
import { settingsTexts } from './texts';

const sizes = ['large', 'middle', 'small'] as const;

/** Chooses the size of the controls, which is remembered at once (LAY-13). */
export function SizeChoice({ services: { settings } }: { services: Pick<Services, 'settings'> }) {
  const t = useTexts(settingsTexts);
  const { size } = useSettings(settings);
  return (
    <Popover face={<SizeIcon />} label={t('size.name')} width={140}>
      {(close) =>
        sizes.map((choice) => (
          <button
            key={choice}
            type="button"
            className="popover-item"
            aria-pressed={choice === size}
            onClick={() => {
              settings.keep({ size: choice });
              close();
            }}
          >
            <Tick shown={choice === size} />
            {t(`size.${choice}`)}
          </button>
        ))
      }
    </Popover>
  );
}

function Tick({ shown }: { shown: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {shown && <path d="m2.5 7.5 3 3 6-7" fill="none" stroke="currentColor" strokeWidth="1.6" />}
    </svg>
  );
}

function SizeIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="m1.5 15 4-11h1l4 11M3 11.5h6m2.5 3.500 2.300-6.500h.900L17 15m-4.700-2h3.800"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
