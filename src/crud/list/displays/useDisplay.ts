import { useSearchParams } from 'react-router';
import { useResourcePage } from '../../ResourceContext';
import { filterDefaults, type ListState, writeListState } from '../listAddress';

/** The parameter of the address that names the display; without it the list shows. */
const parameter = 'as';

/**
 * The display of the rows that the address names, and the function that changes it. The list itself is none and an
 * empty key.
 */
export function useDisplay(state: ListState) {
  const { resource, defaultFilters } = useResourcePage();
  const [params, setParams] = useSearchParams();
  const displays = resource.displays ?? {};
  const named = params.get(parameter) ?? '';
  const display = Object.hasOwn(displays, named) ? displays[named] : undefined;
  const go = (to: string, filters = state.filters) => {
    const defaults = filterDefaults(resource.filters, defaultFilters);
    const next = writeListState(params, defaults, { ...state, page: 1, filters });
    if (to === '') next.delete(parameter);
    else next.set(parameter, to);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { displays, display, key: display ? named : '', go };
}
