import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { useTranslate } from '@refinedev/core';
import { type FormEvent, Suspense, useState } from 'react';
import { useCan } from '@/src/services/useCan';
import { useServices } from '../../services/useServices';
import { useNarrow } from '../../ui/layout/useNarrow';
import { load } from '../../ui/load';
import { PlainButton } from '../../ui/PlainButton';
import { enterableBy } from '../fields/enterableBy';
import { useResourcePage } from '../ResourceContext';
import { barOrder } from './filters/barOrder';
import { FilterItem } from './filters/FilterItem';
import './filters/filters.css';
import { useFilterValues } from './filters/useFilterValues';
import type { ListState } from './listAddress';
import { chosenNames } from './phone/activeFilters';

const PhoneFilters = load(() => import('./phone/PhoneFilters'));

/** Filters that are on every screen, and drawn at once. */
const alwaysSeen = 3;

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  /** Whether the bar is put away; what is typed in it stays. */
  readonly hidden?: boolean;
}

/** The filters above a list, as a bar. In a narrow pane one search field, and the others in a sheet. */
export function FilterBar({ hidden = false, ...props }: Props) {
  const narrow = useNarrow();
  if (!narrow) return <WideBar {...props} hidden={hidden} />;
  return (
    <Suspense fallback={<div className="list-phone-head" />}>
      <PhoneFilters {...props} />
    </Suspense>
  );
}

/**
 * Enter or 搜索 applies typed text, a choice applies at once. CSS decides how many filters the width holds beside the
 * buttons. Active ones stay out of 展开, except the ones that a quick filter shows. A plain form: antd's is heavy and
 * left to the pages that enter records.
 */
function WideBar({ state, change, hidden }: Props) {
  const { resource, defaultFilters = {} } = useResourcePage();
  const filters = barOrder(resource.filters.filter(enterableBy(useCan(), useServices())), defaultFilters);
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const { values, resets, type, apply, reset } = useFilterValues(state, change);
  const chosen = chosenNames(resource.quickFilters ?? [], values);
  if (filters.length === 0 || hidden) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(values);
  };

  return (
    <search className="list-search">
      <form className="list-filters" data-open={open} aria-label="筛选" onSubmit={submit}>
        {filters.map((field, place) => (
          <FilterItem
            key={field.name}
            field={field}
            value={values[field.name]}
            resets={resets}
            whenSeen={place >= alwaysSeen}
            isSet={(values[field.name] ?? '') !== '' && !chosen.includes(field.name)}
            onTyped={(value) => type({ [field.name]: value })}
            onChosen={(value) => apply({ ...values, [field.name]: value })}
          />
        ))}
        <div className="list-filters-buttons">
          <PlainButton look="primary" type="submit" icon={<SearchOutlined aria-hidden />}>
            {translate('buttons.search', '搜索')}
          </PlainButton>
          <PlainButton onClick={reset}>{translate('buttons.reset', '重置')}</PlainButton>
          <PlainButton
            className="list-filters-fold"
            look="link"
            aria-expanded={open}
            icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            onClick={() => setOpen(!open)}
          >
            {open ? '收起' : '展开'}
          </PlainButton>
        </div>
      </form>
    </search>
  );
}
