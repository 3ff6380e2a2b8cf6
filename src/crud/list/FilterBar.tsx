import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { TextFilter } from '../../ui/fields/TextFilter';
import type { AnyField } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { useEnterable } from '../services';
import { useColumnSettings } from './columns/useColumnSettings';
import type { ListState } from './listAddress';

/** Filters that show while the bar is folded. */
const foldedCount = 3;

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

type Values = Readonly<Record<string, string>>;

/**
 * The filters above a list: Enter or 搜索 applies what was typed, choosing applies at once. A plain form: antd's weighs
 * as much as the table and is left to the pages that enter records.
 */
export function FilterBar({ state, change }: Props) {
  const filters = useResourcePage().resource.filters.filter(useEnterable());
  const [unfolded, setUnfolded] = useState(false);
  const { searchHidden } = useColumnSettings();
  const { values, type, apply, reset } = useFilterValues(state, change);
  const hidden = filters.slice(foldedCount);
  const open = unfolded || hidden.some((field) => field.name in state.filters);
  const shown = open ? filters : filters.slice(0, foldedCount);
  if (filters.length === 0 || searchHidden) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(values);
  };

  return (
    <search>
      <form className="list-filters" aria-label="筛选" onSubmit={submit}>
        {shown.map((field) => (
          <FilterItem
            key={field.name}
            field={field}
            value={values[field.name]}
            onTyped={(value) => type({ [field.name]: value })}
            onChosen={(value) => apply({ ...values, [field.name]: value })}
          />
        ))}
        <div className="list-filters-buttons">
          <Button type="primary" htmlType="submit" icon={<SearchOutlined aria-hidden />}>
            搜索
          </Button>
          <Button onClick={reset}>重置</Button>
          {hidden.length > 0 && (
            <Button
              type="link"
              aria-expanded={open}
              icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              onClick={() => setUnfolded(!open)}
            >
              {open ? '收起' : '展开'}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

/** What is typed, over what is in force; a change of the address from elsewhere drops what was typed. */
function useFilterValues({ filters }: ListState, change: Props['change']) {
  const [typed, setTyped] = useState<{ over: Values; values: Values }>({ over: filters, values: {} });
  const pending = typed.over === filters ? typed.values : {};
  const values = { ...filters, ...pending };
  return {
    values,
    type: (more: Values) => setTyped({ over: filters, values: { ...pending, ...more } }),
    apply: (all: Values) => change({ filters: filled(all) }),
    reset: () => {
      setTyped({ over: filters, values: {} });
      change({ filters: {} });
    },
  };
}

interface ItemProps {
  readonly field: AnyField;
  readonly value: string | undefined;
  readonly onTyped: (value: string) => void;
  readonly onChosen: (value: string) => void;
}

function FilterItem({ field, value = '', onTyped, onChosen }: ItemProps) {
  const id = useId();
  const Filter = field.kind.Filter ?? TextFilter;
  const applies = (next: string) => field.kind.Filter !== undefined || next === '';
  const take = (next: string) => (applies(next) ? onChosen(next) : onTyped(next));
  return (
    <div className="list-filter">
      <label htmlFor={id}>{field.label}</label>
      <Suspense fallback={<div className="field-loading" />}>
        <Filter
          id={id}
          value={value}
          placeholder={field.placeholder ?? '全部'}
          onChange={(next) => take(next ?? '')}
        />
      </Suspense>
    </div>
  );
}

function filled(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
