import { FilterOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber, Popover } from 'antd';
import { useState } from 'react';
import styles from '../candidates.module.css';
import { type CandidateFilters, type FigureFilter, toggled } from '../filters';
import type { Facets } from '../planList';

interface Props {
  readonly filters: CandidateFilters;
  readonly facets: Facets;
  readonly onChange: (filters: CandidateFilters) => void;
}

interface Range {
  readonly label: string;
  readonly from?: FigureFilter;
  readonly to?: FigureFilter;
  readonly unit: string;
  readonly max: number;
}

const ranges: readonly Range[] = [
  { label: '录取机会', from: 'chanceMin', to: 'chanceMax', unit: '%', max: 99 },
  { label: '最低位次', from: 'rankMin', to: 'rankMax', unit: '', max: 999_999 },
  { label: '最低分数', from: 'scoreMin', to: 'scoreMax', unit: '分', max: 900 },
  { label: '学费上限', to: 'tuitionMax', unit: '元', max: 999_999 },
  { label: '最少计划数', from: 'planMin', unit: '人', max: 9999 },
];

/** Filters by figures, and those of few: 险 and 无数据, 新增专业. */
export function FigureFilters({ filters, facets, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const set = ranges
    .flatMap(({ from, to }) => [from, to])
    .filter((key) => key && filters[key] !== undefined).length;
  const count = set + filters.newOnly + filters.tiers.filter((tier) => tier === 0 || tier === 9).length;
  return (
    <Popover
      open={isOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={<Figures filters={filters} facets={facets} onChange={onChange} />}
      onOpenChange={setOpen}
    >
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<FilterOutlined />}
        {...(count > 0 && { className: styles.filtering })}
      >
        更多{count > 0 && ` ${count}`}
      </Button>
    </Popover>
  );
}

function Figures({ filters, facets, onChange }: Props) {
  const rare = [
    { tier: 0, label: '险' },
    { tier: 9, label: '无数据' },
  ];
  return (
    <section className={styles.figureFilters} aria-label="更多条件">
      {ranges.map((range) => (
        <FigureRange key={range.label} range={range} filters={filters} onChange={onChange} />
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

interface RangeProps extends Pick<Props, 'filters' | 'onChange'> {
  readonly range: Range;
}

function FigureRange({ range: { label, from, to, unit, max }, filters, onChange }: RangeProps) {
  const input = (key: FigureFilter | undefined, name: string) =>
    key && (
      <InputNumber
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
