import { Form, Input } from 'antd';
import { subjectModes } from '@/src/gaokao/enumerations';
import { numberOr } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { SubjectChips } from '../../lookups/SubjectChips';
import { useProvinceRules } from '../../lookups/useProvinceRules';
import styles from './client.module.css';

/** The rules of the province that the form around it says. */
function useRules() {
  const form = Form.useFormInstance();
  const provinceId: unknown = Form.useWatch('provinceId', form);
  return useProvinceRules(numberOr(provinceId)).data;
}

/** Chips for the subjects of the province. */
export function SubjectsInput(props: InputProps<readonly string[]>) {
  const rules = useRules();
  if (!rules) return <span className={styles.soft}>请先选择高考省份</span>;
  return <SubjectChips {...props} rules={rules} />;
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
