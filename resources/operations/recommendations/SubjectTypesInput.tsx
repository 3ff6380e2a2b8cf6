import { Form, Select } from 'antd';
import { useInputProblem } from '@/src/crud/form/inputProblem';
import { isOptionFound } from '@/src/lib/searchText';
import type { InputProps } from '@/src/ui/fields/field';
import { useSubjectTypes } from '../../lookups/useProvinceRules';
import { readTargeting, targetingProblem } from './recommendation';

interface Props extends InputProps<number[]> {
  readonly options: readonly { readonly value: number; readonly label: string }[];
}

/** Picks subject types that the provinces of the form have. */
export default function SubjectTypesInput({ value, onChange, choices: _choices, options, ...rest }: Props) {
  const provinceIds: unknown = Form.useWatch('provinceIds', Form.useFormInstance());
  const audience = readTargeting({ provinceIds, subjectTypes: value });
  const { subjectTypes } = audience;
  const known = useSubjectTypes(subjectTypes.length > 0 ? audience.provinceIds : []);
  useInputProblem(known && targetingProblem(audience, (id) => known.get(id)));
  return (
    <Select<number[]>
      {...rest}
      mode="multiple"
      filterOption={isOptionFound}
      options={[...options]}
      value={[...subjectTypes]}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}
