import { Form, Input } from 'antd';
import { subjectModes } from '@/src/gaokao/enumerations';
import { pressed } from '@/src/gaokao/subjectChoice';
import { subjectName } from '@/src/gaokao/subjects';
import { numberOr, textsOf } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { useProvinceRules } from '../../lookups/useProvinceRules';
import styles from './client.module.css';

/** The rules of the province that the form around it says. */
function useRules() {
  const form = Form.useFormInstance();
  const provinceId: unknown = Form.useWatch('provinceId', form);
  return useProvinceRules(numberOr(provinceId)).data;
}

/** Chips for the subjects of the province: what is pressed stays a possible choice. */
export function SubjectsInput({
  id,
  value,
  onChange,
  disabled = false,
  ...rest
}: InputProps<readonly string[]>) {
  const rules = useRules();
  const chosen = textsOf(value);
  if (!rules) return <span className={styles.soft}>请先选择高考省份</span>;
  return (
    <fieldset
      id={id}
      className={styles.chips}
      disabled={disabled}
      aria-label={rest['aria-label'] ?? '选考科目'}
    >
      {rules.subjects.map((subject) => (
        <button
          key={subject}
          type="button"
          aria-pressed={chosen.includes(subject)}
          onClick={() => onChange?.(pressed(rules.subjectType, chosen, subject))}
        >
          {subjectName(subject)}
        </button>
      ))}
    </fieldset>
  );
}

/** How subjects are chosen in the province: nothing that is entered. */
export function SubjectTypeInput({
  value: _value,
  onChange: _onChange,
  choices: _choices,
  ...rest
}: InputProps<1 | 2 | 3>) {
  const rules = useRules();
  const mode = subjectModes.find(({ value }) => value === rules?.subjectType);
  return <Input {...rest} disabled value={mode?.label ?? ''} placeholder="由高考省份决定" />;
}
