import { CloseOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { tiers } from '@/src/gaokao/enumerations';
import type { Tier } from '@/src/gaokao/planUnit';
import { PlainButton } from '@/src/ui/PlainButton';
import { provinceNameOf } from '../../../lookups/provinceNames';
import { majorName, useMajorNames } from '../../majorNames';
import { tierName } from '../../unit/TierTag';
import { useWorkbench } from '../../workbench/model/WorkbenchContext';
import paneStyles from '../candidates.module.css';
import {
  type CandidateFilters,
  chipsOf,
  type ListFilter,
  openFilters,
  presetFilters,
  toggled,
  type ValueNames,
} from '../filters';
import type { Facets } from '../planList';
import { FacetFilter } from './FacetFilter';
import { FigureFilters } from './FigureFilters';
import { FilterSets } from './FilterSets';
import styles from './filterBar.module.css';
import { MajorFilter } from './MajorFilter';

interface Props {
  readonly filters: CandidateFilters;
  readonly facets: Facets;
  readonly onChange: (filters: CandidateFilters) => void;
  /** Majors are chosen here; elsewhere where they lead. */
  readonly hasMajors: boolean;
}

const quickTiers: readonly Tier[] = [1, 2, 3];

const dropdowns: readonly { filter: ListFilter; label: string }[] = [
  { filter: 'provinceIds', label: '省份' },
  { filter: 'cities', label: '城市' },
  { filter: 'labels', label: '标签' },
  { filter: 'natures', label: '性质' },
  { filter: 'types', label: '类型' },
  { filter: 'classCodes', label: '专业类' },
];

/**
 * All filters of the candidates as one compact bar, with the active ones as chips (E3). Draws again only for other
 * filters, not with each edit of the table.
 */
export const FilterBar = memo(function FilterBar({ filters, facets, onChange, hasMajors }: Props) {
  const toggle = (filter: ListFilter) => (value: number | string) =>
    onChange(toggled(filters, filter, value));
  return (
    <>
      <div className={paneStyles.filters}>
        {quickTiers.map((tier) => (
          <TierButton key={tier} tier={tier} filters={filters} facets={facets} onToggle={toggle('tiers')} />
        ))}
        {dropdowns.map(({ filter, label }) => (
          <FacetFilter
            key={filter}
            label={label}
            facets={facets[filter]}
            values={filters[filter]}
            nameOf={(value) => facetName(facets, filter, value)}
            onToggle={toggle(filter)}
            onClear={() => onChange({ ...filters, [filter]: [] })}
          />
        ))}
        {hasMajors && <MajorFilter filters={filters} onChange={onChange} />}
        <FigureFilters filters={filters} facets={facets} onChange={onChange} />
        <FilterSets filters={filters} onChange={onChange} />
      </div>
      <Chips filters={filters} facets={facets} onChange={onChange} />
    </>
  );
});

interface TierProps extends Pick<Props, 'filters' | 'facets'> {
  readonly tier: Tier;
  readonly onToggle: (tier: Tier) => void;
}

function TierButton({ tier, filters, facets, onToggle }: TierProps) {
  const count = facets.tiers?.find(({ value }) => value === tier)?.count;
  const isOn = filters.tiers.includes(tier);
  return (
    <button
      type="button"
      className={styles.tierButton}
      data-tier={tier}
      aria-pressed={isOn}
      onClick={() => onToggle(tier)}
    >
      {tierName(tier)}
      {count !== undefined && <small>{count}</small>}
    </button>
  );
}

function Chips({ filters, facets, onChange }: Omit<Props, 'hasMajors'>) {
  const { workbenchStore } = useWorkbench();
  useMajorNames(filters.majorCodes);
  const nameOf = valueNames(facets);
  const chips = chipsOf(filters, nameOf);
  const preset = presetFilters(workbenchStore.get().student);
  const hasPreset = chipsOf(preset, nameOf).length > 0;
  if (chips.length === 0)
    return hasPreset ? (
      <div className={paneStyles.chips}>
        <PlainButton small look="link" onClick={() => onChange(preset)}>
          按考生意向筛选
        </PlainButton>
      </div>
    ) : null;
  return (
    <ul className={paneStyles.chips} aria-label="已选条件">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`移除条件 ${label}`}
            onClick={() => onChange(without)}
          >
            {label}
            <CloseOutlined aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <PlainButton
          small
          look="link"
          onClick={() =>
            onChange({
              ...openFilters,
              reqOk: filters.reqOk,
              hideAdded: filters.hideAdded,
              sort: filters.sort,
            })
          }
        >
          清除
        </PlainButton>
      </li>
    </ul>
  );
}

/** Names of filter values: from the facets, else from what is known here. */
function valueNames(facets: Facets): ValueNames {
  return (filter, value) => {
    if (filter === 'tiers') return tiers.find((tier) => tier.value === value)?.label ?? String(value);
    return filter === 'majorCodes' ? majorName(String(value)) : facetName(facets, filter, value);
  };
}

function facetName(facets: Facets, filter: ListFilter, value: number | string): string {
  const named = facets[filter]?.find((facet) => facet.value === value)?.label;
  return named ?? (filter === 'provinceIds' ? provinceNameOf(value) : undefined) ?? String(value);
}
