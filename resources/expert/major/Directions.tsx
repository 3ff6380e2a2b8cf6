import styles from './major.module.css';
import { disciplines, interestTypes } from './recommendation';

interface Props {
  readonly value: readonly string[];
  readonly onChange: (directions: readonly string[]) => void;
}

/** Directions as chips: the disciplines, and types of interest (screen E8). Without any the interest test decides. */
export function Directions({ value, onChange }: Props) {
  const toggle = (direction: string) =>
    onChange(value.includes(direction) ? value.filter((one) => one !== direction) : [...value, direction]);
  const chip = (direction: string, label: string) => (
    <button
      key={direction}
      type="button"
      aria-pressed={value.includes(direction)}
      onClick={() => toggle(direction)}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.directions}>
      <fieldset>
        <legend>学科门类</legend>
        {disciplines.map((discipline) => chip(discipline, discipline))}
      </fieldset>
      <fieldset>
        <legend>兴趣类型</legend>
        {interestTypes.map((type) => chip(type.value, type.label))}
      </fieldset>
    </div>
  );
}
