import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import Input from 'antd/es/input/Input';
import { useServices } from '@/src/crud/services';
import { isRecord, textOr } from '@/src/lib/record';
import {
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
  nothing,
} from '@/src/ui/fields/field';
import { systemEndpoints } from '../endpoints';

/** Chooses a dictionary by its name. */
function TypeFilter({ value, onChange, ...rest }: InputProps<string>) {
  const { ask } = useServices();
  const { data = [], isPending } = useQuery({
    queryKey: ['system/dict', 'options'],
    queryFn: async ({ signal }) => {
      const answer = await ask(systemEndpoints['system/dict'].operations.options, {
        options: { allowRepeat: true, signal },
      });
      return Array.isArray(answer.data) ? answer.data.filter(isRecord) : [];
    },
  });
  return (
    <Select
      {...rest}
      showSearch
      optionFilterProp="label"
      loading={isPending}
      value={value || undefined}
      options={data.map(({ dictType, dictName }) => ({ value: textOr(dictType), label: textOr(dictName) }))}
      onChange={(type: string) => onChange?.(type)}
    />
  );
}

const kind: Kind<string> = {
  Cell: ({ value }) => <>{value || nothing}</>,
  // The dictionary that an entry belongs to is decided by where it was added.
  Input: ({ value, id }) => <Input {...(id ? { id } : {})} value={value ?? ''} disabled />,
  Filter: TypeFilter,
  operator: 'eq',
  verb: '请选择',
};

/** The type of the dictionary that an entry belongs to. */
export function dictTypeOf(label: string, options: FieldOptions<string>): Field<string> {
  return fieldOf(label, kind, options);
}
