import { memo, useState } from 'react';
import { Select } from '@/src/ui/fields/Select';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { majorName, rememberMajors, useMajorNames } from '../../majorNames';
import { type JudgedMajor, useJudgedMajors } from '../../useJudgedMajors';
import { useWorkbenchState } from '../../workbench/model/WorkbenchContext';
import type { CandidateFilters } from '../filters';
import { useCandidateScope } from '../useCandidates';
import styles from './filterBar.module.css';

interface Props {
  readonly filters: CandidateFilters;
  readonly onChange: (filters: CandidateFilters) => void;
  /** Marks it as the first choice, not one filter of many. */
  readonly leading?: boolean;
}

const verdicts: Readonly<Record<JudgedMajor['judge'], string>> = {
  0: '不可报',
  1: '可报',
  2: '部分院校可报',
};

/** Majors by their names, each with the verdict whether the student may choose it, and why not (E3). Draws again only for other filters. */
export const MajorFilter = memo(function MajorFilter({ filters, onChange, leading = false }: Props) {
  useMajorNames(filters.majorCodes);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { userId, batchId } = useCandidateScope();
  const provinceId = useWorkbenchState(({ student }) => student.provinceId);
  const keyword = useDebounced(typed.trim());
  const {
    data: found = [],
    isFetching,
    isError,
  } = useJudgedMajors({ userId, provinceId, batchId }, keyword, isOpen);

  function choose(codes: readonly string[]): void {
    rememberMajors(found);
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
      value={[...filters.majorCodes]}
      labelRender={({ value }) => majorName(String(value))}
      options={found.map((major) => ({ value: major.code, label: major.name, major }))}
      optionRender={({ data: { major } }) => <MajorOption major={major} />}
      notFoundContent={isError ? '专业读取失败，请重试' : isFetching ? '正在查找…' : '没有找到专业'}
      onSearch={setTyped}
      onChange={choose}
      onOpenChange={setOpen}
    />
  );
});

function MajorOption({ major }: { major: JudgedMajor }) {
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
