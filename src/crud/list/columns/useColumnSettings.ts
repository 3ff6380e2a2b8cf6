import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fieldsOn } from '../../defineResource';
import { useResourcePage } from '../../ResourceContext';
import { type Density, readColumns, shownColumns } from './columns';
import { type Keep, useStored } from './useStored';

const densities: readonly string[] = ['large', 'middle', 'small'] satisfies Density[];
const isDensity = (text: string | null): text is Density => densities.includes(text ?? '');

/**
 * The look of this page's list for the signed-in user (WID-2). It is as remembered, or with a view's or link's columns
 * from the address. Shared columns change nothing that is remembered.
 */
export function useColumnSettings() {
  const { resource } = useResourcePage();
  const [kept, keep] = useStored('look');
  const [params, setParams] = useSearchParams();
  const shared = params.get('cols');
  const mine = kept.get('cols');
  const density = kept.get('density');
  const fields = useMemo(() => fieldsOn(resource, 'list'), [resource]);
  const all = useMemo(() => readColumns(fields, shared ?? mine), [fields, shared, mine]);
  const columns = useMemo(() => shownColumns(all), [all]);

  return {
    fields,
    columns,
    /** All columns in order, the hidden ones too. */
    all,
    density: isDensity(density) ? density : ('middle' as const),
    searchHidden: kept.get('search') === 'hidden',
    /** Whether the columns are those of the address. */
    isShared: shared !== null,
    /** The user's own columns, as they are remembered. */
    mine,
    /** Name of the view with which the list opens. */
    defaultView: kept.get('view') ?? undefined,
    setParams,
    keep: keep satisfies Keep,
  };
}

/** The look of a list, and the functions that change it. */
export type OwnColumnSettings = ReturnType<typeof useColumnSettings>;
