import { useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useResourcePage } from './ResourceContext';
import { providerOf, useServices } from './services';

/** Marks all that was read of the page's resource, and whatever the resource names, as out of date: what is on screen is read again. */
export function useInvalidateResource(): () => Promise<void> {
  const { resource } = useResourcePage();
  const invalidate = useInvalidate();
  const client = useQueryClient();
  const { reloadRules } = useServices();
  return async () => {
    const dataProviderName = providerOf(resource.endpoints);
    await invalidate({ resource: resource.name, dataProviderName, invalidates: ['resourceAll'] });
    // The old menu stays where it cannot be read: what was changed has been changed.
    if (resource.changesRules) void reloadRules().catch(() => undefined);
    await Promise.all((resource.invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
