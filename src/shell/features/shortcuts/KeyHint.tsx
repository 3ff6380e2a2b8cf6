import type { Keys } from './keys';
import { labelsOf } from './keys';
import './keyHint.css';

/** The keys of a shortcut, as on this machine's keyboard. */
export function KeyHint({ keys }: { keys: Keys }) {
  return (
    <span className="key-hint">
      {labelsOf(keys).map((label) => (
        <kbd key={label}>{label}</kbd>
      ))}
    </span>
  );
}
