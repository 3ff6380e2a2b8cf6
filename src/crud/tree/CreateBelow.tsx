import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { idFromText } from '../../lib/recordId';
import { ResourcePageProvider, useResourcePage } from '../ResourceContext';

/** Gives a new record the parent that the address names: `/create?parentId=3`. */
export default function CreateBelow({ children }: { children: ReactNode }) {
  const page = useResourcePage();
  const [params] = useSearchParams();
  const { parent = '', root = 0 } = page.resource.tree ?? {};
  const named = params.get(parent);
  const below = useMemo(() => {
    if (!named) return page;
    const id = typeof root === 'number' ? idFromText(named) : named;
    return { ...page, initialValues: { ...page.initialValues, [parent]: id } };
  }, [page, named, parent, root]);
  return (
    <ResourcePageProvider key={named} value={below}>
      {children}
    </ResourcePageProvider>
  );
}
