import { Select } from 'antd';
import { useState } from 'react';
import { useCalls } from '@/src/crud/useCall';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { expertEndpoints } from '../endpoints';
import { useBatches } from '../useBatches';
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
  const { found, isFetching, nothing } = useFoundMajors(useDebounced(typed.trim()));
  useMajorNames(chosen);
  const present = chosen.map((code): Choice => ({ value: code, label: majorName(code) }));
  return (
    <Select<string[], Choice>
      {...rest}
      mode="multiple"
      filterOption={false}
      loading={isFetching}
      value={chosen}
      labelRender={({ value: code }) => majorName(String(code))}
      options={typed.trim() === '' ? present : found}
      notFoundContent={typed.trim() === '' ? '输入专业名称查找' : nothing}
      onSearch={setTyped}
      onChange={(codes) => {
        // The field empties its search when a major is picked, and does not say so.
        setTyped('');
        onChange?.(codes);
      }}
    />
  );
}

/** Majors by name in the main batch of the form's province and year, and the text where there are none. */
function useFoundMajors(keyword: string) {
  const { userId, values, wrongYear } = useStudentForm();
  const place = { provinceId: numberOr(values.provinceId), year: numberOr(values.year) };
  const hasPlace = place.provinceId > 0 && place.year > 0 && wrongYear === undefined;
  const batches = useBatches(place, keyword !== '' && hasPlace);
  const batchId = batches.data?.find(({ main }) => main === 1)?.id;
  const about = { userId, provinceId: place.provinceId, batchId };
  const majors = useJudgedMajors(about, keyword, keyword !== '' && batchId !== undefined);
  const { data = [] } = majors;
  for (const { code, name } of data) known.set(code, name);
  const isFetching = batches.isFetching || majors.isFetching;
  const isError = batches.isError || majors.isError;
  const isSearching = isFetching || keyword === '';
  return {
    found: data.map(({ code, name }): Choice => ({ value: code, label: name })),
    isFetching,
    nothing: wrongYear ?? whyNothing({ hasPlace, isError, isSearching, hasBatch: batchId !== undefined }),
  };
}

/** The text of an empty list. */
function whyNothing(search: Readonly<Record<'hasPlace' | 'isError' | 'isSearching' | 'hasBatch', boolean>>) {
  if (!search.hasPlace) return '请先选择省份和高考年份';
  if (search.isError) return '专业读取失败，请重试';
  if (search.isSearching) return '正在查找…';
  return search.hasBatch ? '没有找到' : '该年份没有批次';
}

/** Reads what majors are called, for `majorName`; those that cannot be read keep their codes. */
function useMajorNames(codes: readonly string[]): void {
  const unknown = codes.filter((code) => !known.has(code));
  useCalls(
    ['expert/college', 'majorNames', unknown],
    async ({ callOperation }) => {
      const readName = async (majorCode: string) => {
        const { data } = await callOperation(major, { body: { majorCode } });
        const name = isRecord(data) ? textOr(data.name) : '';
        if (name !== '') known.set(majorCode, name);
      };
      await Promise.allSettled(unknown.map(readName));
      return true;
    },
    { enabled: unknown.length > 0, staleTime: Number.POSITIVE_INFINITY },
  );
}
