import { useQueries } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { isRecord, textOr, textsOf } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import type { InputProps } from '@/src/ui/fields/field';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { expertEndpoints } from '../endpoints';
import { useJudgedMajors } from '../useJudgedMajors';
import { useStudentForm } from './StudentFormContext';

const { major } = expertEndpoints['expert/college'].operations;

/** Names of majors that were read, by code. */
const known = new Map<string, string>();

/** The name of a major once it has been read; its code otherwise. */
export function majorName(code: string): string {
  return known.get(code) ?? code;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Picks majors by name; the server finds them and says whether the student may apply. */
export function MajorsInput({ value, onChange, ...rest }: InputProps<readonly string[]>) {
  const chosen = textsOf(value);
  const [typed, setTyped] = useState('');
  const { found, isFetching } = useFoundMajors(useDebounced(typed.trim()));
  useMajorNames(chosen);
  const all = [...found, ...chosen.map((code) => ({ value: code, label: majorName(code) }))];
  const options = [...new Map(all.map((choice) => [choice.value, choice])).values()];
  return (
    <Select<string[], Choice>
      {...rest}
      mode="multiple"
      filterOption={false}
      loading={isFetching}
      value={chosen}
      options={options}
      notFoundContent={typed === '' ? '输入专业名称查找' : '没有找到'}
      onSearch={setTyped}
      onChange={(codes) => onChange?.(codes)}
    />
  );
}

function useFoundMajors(keyword: string) {
  const { userId, values } = useStudentForm();
  const about = { userId, provinceId: values.provinceId };
  const { data = [], isFetching } = useJudgedMajors(about, keyword, keyword !== '');
  for (const { code, name } of data) known.set(code, name);
  return { found: data.map(({ code, name }): Choice => ({ value: code, label: name })), isFetching };
}

/** Reads what majors are called, for `majorName`. */
function useMajorNames(codes: readonly string[]): void {
  const { callOperation } = useServices();
  useQueries({
    queries: codes.map((majorCode) => ({
      queryKey: ['expert/college', 'majorName', majorCode],
      queryFn: async () => {
        const options = { allowRepeat: true, quiet: true };
        const { data } = await callOperation(major, { body: { majorCode }, options });
        const name = isRecord(data) ? textOr(data.name) : '';
        if (name !== '') known.set(majorCode, name);
        return name;
      },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  });
}
