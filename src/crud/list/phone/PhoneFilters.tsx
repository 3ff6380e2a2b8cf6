import { FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useCan } from '@/src/services/useCan';
import { useServices } from '../../../services/useServices';
import { DialogBoundary } from '../../../ui/DialogBoundary';
import { PlainInput } from '../../../ui/fields/PlainInput';
import { load } from '../../../ui/load';
import type { AnyField } from '../../defineResource';
import { enterableBy } from '../../fields/enterableBy';
import { useResourcePage } from '../../ResourceContext';
import { FilterItem, filterPlaceholder } from '../filters/FilterItem';
import type { FilterTexts } from '../filters/typedFilters';
import { useFilterValues } from '../filters/useFilterValues';
import type { ListState } from '../listAddress';
import { activeFilters, mainFilter } from './activeFilters';
import { FilterChips } from './FilterChips';
import './phone.css';

const FilterSheet = load(() => import('./FilterSheet'));

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  /** Other content of the same line. */
  readonly children?: ReactNode;
}

/** The filters on a phone: one search field, 筛选 with the number of the other active ones, which are chips below. */
export default function PhoneFilters({ state, change, children }: Props) {
  const { resource, defaultFilters } = useResourcePage();
  const filters = resource.filters.filter(enterableBy(useCan(), useServices()));
  const main = mainFilter(resource, filters);
  const active = activeFilters(resource, filters, state.filters, defaultFilters);
  const { values, resets, type, apply, reset } = useFilterValues(state, change);
  const button = useRef<HTMLButtonElement>(null);
  const search = (value: string) => {
    const next = { ...values, [main?.name ?? '']: value };
    if (value === '') apply(next);
    else type(next);
  };
  return (
    <>
      <div className="list-phone-head">
        {main &&
          (main.kind.Filter ? (
            <search className="list-phone-search">
              <FilterItem
                field={main}
                value={values[main.name]}
                resets={resets}
                onTyped={search}
                onChosen={(value) => apply({ ...values, [main.name]: value })}
              />
            </search>
          ) : (
            <SearchField
              field={main}
              value={values[main.name] ?? ''}
              onChange={search}
              onSearch={() => apply(values)}
            />
          ))}
        {filters.length > (main ? 1 : 0) && (
          <SheetButton
            ref={button}
            filters={filters}
            values={values}
            count={active.length}
            {...{ apply, reset }}
          />
        )}
        {children}
      </div>
      <FilterChips
        filters={active}
        values={state.filters}
        onRemove={(name) => {
          apply({ ...values, [name]: '' });
          button.current?.focus();
        }}
      />
    </>
  );
}

interface FieldProps {
  readonly field: AnyField;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSearch: () => void;
}

function SearchField({ field, value, onChange, onSearch }: FieldProps) {
  const label = field.label;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <search className="list-phone-search">
      <form aria-label="搜索" onSubmit={submit}>
        <PlainInput
          enterKeyHint="search"
          aria-label={label}
          icon={<SearchOutlined aria-hidden />}
          placeholder={field.placeholder ?? `${filterPlaceholder(field)}${label}`}
          value={value}
          onChange={onChange}
        />
      </form>
    </search>
  );
}

interface SheetProps {
  readonly ref: React.Ref<HTMLButtonElement>;
  readonly filters: readonly AnyField[];
  readonly values: FilterTexts;
  /** The number of active filters. */
  readonly count: number;
  readonly apply: (values: FilterTexts) => void;
  readonly reset: () => void;
}

function SheetButton({ ref, count, ...sheet }: SheetProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Badge count={count} size="small">
        <Button
          ref={ref}
          icon={<FilterOutlined aria-hidden />}
          aria-label={count > 0 ? `筛选，${count} 项生效` : '筛选'}
          aria-haspopup="dialog"
          aria-expanded={open ?? false}
          onClick={() => setOpen(true)}
        >
          筛选
        </Button>
      </Badge>
      <DialogBoundary close={() => setOpen(false)}>
        {open !== undefined && <FilterSheet {...sheet} open={open} close={() => setOpen(false)} />}
      </DialogBoundary>
    </>
  );
}
