import { useLocation } from 'react-router';
import type { RecordId } from '../../lib/recordId';
import { useResourcePage } from '../ResourceContext';

/** Address of the page for a new record, below another one or at the top; the list's query stays in it, so that the tree stays as it is. */
export function useAddressBelow(): (id?: RecordId) => { pathname: string; search: string } {
  const { resource, basePath } = useResourcePage();
  const { search } = useLocation();
  return (id) => {
    const params = new URLSearchParams(search);
    const name = resource.tree?.parent ?? '';
    if (id === undefined) params.delete(name);
    else params.set(name, String(id));
    return { pathname: `${basePath}/create`, search: String(params) };
  };
}
