import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { memo, useState } from 'react';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { expertEndpoints } from '../../endpoints';
import { useWorkbench, useWorkbenchState } from '../../workbench/model/WorkbenchContext';
import { candidateStore, changeCandidates } from '../candidateStore';
import styles from '../candidates.module.css';
import type { CandidateFilters } from '../filters';
import { useCandidateScope, useCandidateState } from '../useCandidates';

const { majors } = expertEndpoints['expert/volunteer'].operations;

interface Props {
  readonly filters: CandidateFilters;
  readonly onChange: (filters: CandidateFilters) => void;
  /** Marks it as the first choice, not one filter of many. */
  readonly leading?: boolean;
}

/** 0 不可报, 1 可报, 2 部分院校可报. */
type Verdict = 0 | 1 | 2;

interface MajorChoice {
  readonly code: string;
  readonly name: string;
  readonly parentName: string;
  readonly judge: Verdict;
  readonly reason: string;
  readonly planCount: number;
  readonly schoolCount: number;
}

const verdicts: Readonly<Record<Verdict, string>> = { 0: '不可报', 1: '可报', 2: '部分院校可报' };

/** Majors by their names, each with the verdict whether the student may choose it, and why not (E3). Draws again only for other filters. */
export const MajorFilter = memo(function MajorFilter({ filters, onChange, leading = false }: Props) {
  const { workbenchStore } = useWorkbench();
  const { majorNames } = useCandidateState();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data: found = [], isFetching, isError } = useMajors(useDebounced(typed.trim()), isOpen);
  const chosen = filters.majorCodes.map((value) => ({ value, label: majorNames.get(value) ?? value }));

  function choose(codes: readonly string[]): void {
    const names = found
      .filter(({ code }) => codes.includes(code))
      .map(({ code, name }) => [code, name] as const);
    changeCandidates(workbenchStore, {
      majorNames: new Map([...candidateStore(workbenchStore).get().majorNames, ...names]),
    });
    setTyped('');
    onChange({ ...filters, majorCodes: [...codes] });
  }

  return (
    <Select
      mode="multiple"
      size={leading ? 'middle' : 'small'}
      className={(leading ? styles.leading : styles.majors) ?? ''}
      aria-label="专业"
      placeholder={leading ? '输入专业名称，如 计算机' : '专业'}
      maxTagCount="responsive"
      popupMatchSelectWidth={320}
      filterOption={false}
      loading={isFetching}
      searchValue={typed}
      value={chosen.map(({ value }) => value)}
      labelRender={({ value }) => majorNames.get(String(value)) ?? String(value)}
      options={found.map((major) => ({ value: major.code, label: major.name, major }))}
      optionRender={({ data: { major } }) => <MajorOption major={major} />}
      notFoundContent={isError ? '专业读取失败，请重试' : isFetching ? '正在查找…' : '没有找到专业'}
      onSearch={setTyped}
      onChange={choose}
      onOpenChange={setOpen}
    />
  );
});

function MajorOption({ major }: { major: MajorChoice }) {
  const { name, parentName, judge, reason, planCount, schoolCount } = major;
  return (
    <span className={styles.majorOption} data-judge={judge}>
      <i role="img" aria-label={verdicts[judge]} />
      <span>
        <b>{name}</b> {parentName}
        <small>{judge === 1 ? `${schoolCount} 所院校，${planCount} 人` : reason || verdicts[judge]}</small>
      </span>
    </span>
  );
}

function useMajors(keyword: string, enabled: boolean) {
  const { callOperation } = useServices();
  const { userId, batchId } = useCandidateScope();
  const provinceId = useWorkbenchState(({ student }) => student.provinceId);
  return useQuery({
    queryKey: ['expert/majorJudge', userId, batchId, keyword],
    queryFn: async ({ signal }) => {
      const body = { keyword, level: 'major', userId, provinceId, batchId, limit: 20 };
      const { data } = await callOperation(majors, { body, options: { allowRepeat: true, signal } });
      return isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord).map(readMajor) : [];
    },
    enabled,
    staleTime: 300_000,
    meta: { saysFailure: () => false },
  });
}

function readMajor(value: Readonly<Record<string, unknown>>): MajorChoice {
  const judge = numberOr(value.judge);
  return {
    code: textOr(value.code),
    name: textOr(value.name),
    parentName: textOr(value.parentName),
    judge: judge === 1 || judge === 2 ? judge : 0,
    reason: textOr(value.reason),
    planCount: numberOr(value.planCount),
    schoolCount: numberOr(value.schoolCount),
  };
}
