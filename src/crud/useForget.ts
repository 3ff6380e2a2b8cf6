import { useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useResourcePage } from './ResourceContext';
import { providerOf } from './services';

/** Marks all that was read of the page's resource, and whatever the resource names, as out of date: what is on screen is read again. */
export function useForget(): () => Promise<void> {
  const { resource } = useResourcePage();
  const invalidate = useInvalidate();
  const client = useQueryClient();
  return async () => {
    const dataProviderName = providerOf(resource.endpoints);
    await invalidate({ resource: resource.name, dataProviderName, invalidates: ['resourceAll'] });
    await Promise.all((resource.forgets ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
