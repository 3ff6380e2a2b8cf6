import { SizeIcon } from '../../kit/icons';
import { Popover } from '../../kit/Popover';
import { useTexts } from '../../kit/useTexts';
import type { Services } from '../../model/services';
import { useSettings } from '../../model/settings/useSettings';

const sizeTexts = {
  'size.name': '控件大小',
  'size.large': '大',
  'size.middle': '默认',
  'size.small': '小',
} as const;

const sizes = ['large', 'middle', 'small'] as const;

/** Chooses the size of the controls, which is remembered at once (LAY-13). */
export function SizeChoice({ services: { settings } }: { services: Pick<Services, 'settings'> }) {
  const t = useTexts(sizeTexts);
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
