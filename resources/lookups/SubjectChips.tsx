import { type ProvinceRules, pressed } from '@/src/gaokao/subjectChoice';
import { subjectName } from '@/src/gaokao/subjects';
import { textsOf } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import styles from './subjectChips.module.css';

interface Props extends Omit<InputProps<string[]>, 'value'> {
  /** The rules of the province. */
  readonly rules: ProvinceRules;
  readonly value?: readonly string[] | null;
}

/** Chips for the subjects of a province: what is pressed stays a possible choice. */
export function SubjectChips({ rules, id, value, onChange, disabled = false, ...rest }: Props) {
  const chosen = textsOf(value);
  return (
    <fieldset
      id={id}
      className={styles.chips}
      disabled={disabled}
      aria-label={rest['aria-label'] ?? '选考科目'}
      aria-invalid={rest['aria-invalid']}
      aria-describedby={rest['aria-describedby']}
    >
      {rules.subjects.map((subject) => (
        <button
          key={subject}
          type="button"
          aria-pressed={chosen.includes(subject)}
          onClick={() => onChange?.([...pressed(rules.subjectType, chosen, subject)])}
        >
          {subjectName(subject)}
        </button>
      ))}
    </fieldset>
  );
}
