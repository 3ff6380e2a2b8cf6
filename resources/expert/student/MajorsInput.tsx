import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { isRecord, textOr, textsOf } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import type { InputProps } from '@/src/ui/fields/field';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { expertEndpoints } from '../endpoints';
import { useStudentForm } from './StudentFormContext';

const { majors } = expertEndpoints['expert/volunteer'].operations;
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
  const { callOperation } = useServices();
  const body = { keyword, level: 'major', userId, provinceId: values.provinceId, limit: 30 };
  const { data = [], isFetching } = useQuery({
    queryKey: ['expert/student', 'majors', body],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data: answer } = await callOperation(majors, { body, options });
      const list = isRecord(answer) && Array.isArray(answer.list) ? answer.list.filter(isRecord) : [];
      for (const { code, name } of list) known.set(textOr(code), textOr(name));
      return list.map(({ code, name }) => ({ value: textOr(code), label: textOr(name) }));
    },
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return { found: data, isFetching };
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
