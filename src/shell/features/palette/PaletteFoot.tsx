import { useTexts } from '../../kit/useTexts';
import { KeyHint } from '../shortcuts/KeyHint';
import { shortcuts } from '../shortcuts/shortcuts';
import { resultTexts } from './resultTexts';
import type { Findings } from './useSections';

const hints = ['select', 'run', 'star', 'leave'] as const;

/** The progress of the search, and the keys. */
export function PaletteFoot({ options, records }: Pick<Findings, 'options' | 'records'>) {
  const t = useTexts(resultTexts);
  const count = t('palette.count', { count: options.length });
  const states = {
    idle: count,
    complete: count,
    searching: t('palette.searching'),
    partial: t('palette.partial'),
  };
  return (
    <div className="palette-foot">
      <span role="status">{states[records]}</span>
      <span className="palette-keys" aria-hidden="true">
        {hints.map((id) => (
          <span key={id}>
            {shortcuts
              .filter((one) => one.id === id)
              .map(({ keys }) => (
                <KeyHint key={id} keys={keys} />
              ))}{' '}
            {t(`palette.key.${id}`)}
          </span>
        ))}
      </span>
    </div>
  );
}
