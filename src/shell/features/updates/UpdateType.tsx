import { useTexts } from '../../kit/useTexts';
import { updateTexts } from './texts';
import './updateType.css';

const known = ['1', '2', '3'] as const;

/** The kind of change that a release note describes. */
export function UpdateType({ type }: { type: number }) {
  const t = useTexts(updateTexts);
  const kind = known.find((one) => one === String(type)) ?? 'other';
  return <span className={`update-type update-type-${kind}`}>{t(`updates.type.${kind}`)}</span>;
}
