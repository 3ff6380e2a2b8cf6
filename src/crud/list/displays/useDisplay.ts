import { useSearchParams } from 'react-router';
import { useResourcePage } from '../../ResourceContext';
import type { ListState } from '../listAddress';
import { useListState } from '../useListState';

/** The parameter of the address that names the display; without it the list shows. */
const parameter = 'as';

/**
 * The display of the rows that the address names, and the function that changes it. The list itself is none and an
 * empty key.
 */
export function useDisplay() {
  const { displays = {} } = useResourcePage().resource;
  const [params] = useSearchParams();
  const { change } = useListState();
  const named = params.get(parameter) ?? '';
  const display = Object.hasOwn(displays, named) ? displays[named] : undefined;
  const go = (to: string, changes: Partial<ListState> = {}) => change(changes, { [parameter]: to });
  return { displays, display, key: display ? named : '', go };
}
