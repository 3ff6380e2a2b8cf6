import { CloseOutlined } from '@ant-design/icons';
import { Suspense } from 'react';
import type { AnyField } from '../../defineResource';
import type { FilterTexts } from '../filters/typedFilters';
import { rangeText } from './activeFilters';

interface Props {
  /** The active filters. */
  readonly filters: readonly AnyField[];
  readonly values: FilterTexts;
  readonly onRemove: (name: string) => void;
}

/** The active filters, each of which is removed when it is pressed. */
export function FilterChips({ filters, values, onRemove }: Props) {
  if (filters.length === 0) return null;
  return (
    <ul className="list-chips" aria-label="生效的筛选">
      {filters.map((field) => {
        const value = values[field.name] ?? '';
        const label = field.label;
        return (
          <li key={field.name}>
            <button
              type="button"
              className="list-chip"
              title={`移除：${label}`}
              onClick={() => onRemove(field.name)}
            >
              <ChipText label={label} field={field} value={value} />
              <CloseOutlined aria-hidden />
              <span className="visually-hidden">，移除</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function ChipText({ label, field: { kind }, value }: { label: string; field: AnyField; value: string }) {
  const { FilterValue, operator } = kind;
  const plain = operator === 'between' ? rangeText(value) : value;
  return (
    <span className="list-chip-text">
      {label}：<Suspense fallback="…">{FilterValue ? <FilterValue value={value} /> : plain}</Suspense>
    </span>
  );
}
