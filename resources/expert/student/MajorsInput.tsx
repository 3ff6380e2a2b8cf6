import { Select } from 'antd';
import { useState } from 'react';
import { numberOr, textsOf } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { majorName, rememberMajors, useMajorNames } from '../majorNames';
import { useBatches } from '../useBatches';
import { useJudgedMajors } from '../useJudgedMajors';
import { useStudentForm } from './StudentFormContext';

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
  rememberMajors(data);
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
