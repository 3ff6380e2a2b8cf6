import { Checkbox } from 'antd';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import {
  type CandidateFilters,
  type FigureFilter,
  type FigureRange,
  figureRanges,
  toggled,
} from '../filters';
import type { Facets } from '../planList';
import styles from './filterBar.module.css';

/** The data of the filters by figures. */
export interface FiguresProps {
  readonly filters: CandidateFilters;
  readonly facets: Facets;
  readonly onChange: (filters: CandidateFilters) => void;
}

/** The panel of 更多. */
export default function Figures({ filters, facets, onChange }: FiguresProps) {
  const rare = [
    { tier: 0, label: '险' },
    { tier: 9, label: '无数据' },
  ];
  return (
    <section className={styles.figureFilters} aria-label="更多条件">
      {figureRanges.map((range) => (
        <RangeInput key={range.label} range={range} filters={filters} onChange={onChange} />
      ))}
      <div>
        <span>层级</span>
        {rare.map(({ tier, label }) => (
          <Checkbox
            key={tier}
            checked={filters.tiers.some((one) => one === tier)}
            onChange={() => onChange(toggled(filters, 'tiers', tier))}
          >
            {label} {facets.tiers?.find(({ value }) => value === tier)?.count}
          </Checkbox>
        ))}
      </div>
      <div>
        <span>新增</span>
        <Checkbox
          checked={filters.newOnly === 1}
          onChange={(event) => onChange({ ...filters, newOnly: event.target.checked ? 1 : 0 })}
        >
          只看新增专业
        </Checkbox>
      </div>
    </section>
  );
}

interface RangeProps extends Pick<FiguresProps, 'filters' | 'onChange'> {
  readonly range: FigureRange;
}

function RangeInput({ range: { label, from, to, unit, max }, filters, onChange }: RangeProps) {
  const input = (key: FigureFilter | undefined, name: string) =>
    key && (
      <NumberBox
        size="small"
        controls={false}
        min={0}
        max={max}
        precision={0}
        aria-label={name}
        value={filters[key] ?? null}
        onChange={(value) => onChange({ ...filters, [key]: value ?? undefined })}
      />
    );
  return (
    <div>
      <span>{label}</span>
      {input(from, from && to ? `${label}下限` : label)}
      {from && to && '–'}
      {input(to, from && to ? `${label}上限` : label)}
      {unit}
    </div>
  );
}
