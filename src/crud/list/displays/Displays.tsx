import { Segmented } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useResourcePage } from '../../ResourceContext';
import { filterDefaults, type ListState, writeListState } from '../listAddress';

/** What the parameter of the address is called that names the display; without it the list shows. */
const parameter = 'as';

/** The other ways to see the rows of a resource, and the one that the address names; the list itself is the first. */
export default function Displays({ state, children }: { state: ListState; children: ReactNode }) {
  const { resource, defaultFilters } = useResourcePage();
  const [params, setParams] = useSearchParams();
  const displays = resource.displays ?? {};
  const key = params.get(parameter) ?? '';
  const display = Object.hasOwn(displays, key) ? displays[key] : undefined;
  const go = (to: string, filters = state.filters) => {
    const defaults = filterDefaults(resource.filters, defaultFilters);
    const next = writeListState(params, defaults, { ...state, page: 1, filters });
    if (to === '') next.delete(parameter);
    else next.set(parameter, to);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const options = [
    { value: '', label: '列表' },
    ...Object.entries(displays).map(([value, { label }]) => ({ value, label })),
  ];
  return (
    <>
      <div>
        <Segmented
          aria-label="显示方式"
          options={options}
          value={display ? key : ''}
          onChange={(to) => go(to)}
        />
      </div>
      {display ? (
        <Suspense fallback={<div className="list-reading" />}>
          <display.Display
            filters={state.filters}
            showList={(filters) => go('', { ...state.filters, ...filters })}
          />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}
