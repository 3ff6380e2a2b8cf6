import { useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { providerOf } from '@/providers/data/providerOf';
import { useServices } from '../services/useServices';
import { useResourcePage } from './ResourceContext';

/**
 * Marks the data of the page's resource, and the keys it names in `invalidates`, as out of date. Data on screen is read
 * again.
 */
export function useInvalidateResource(): () => Promise<void> {
  const { resource } = useResourcePage();
  const invalidate = useInvalidate();
  const client = useQueryClient();
  const { reloadRules } = useServices();
  return async () => {
    const dataProviderName = providerOf(resource.endpoints);
    await invalidate({ resource: resource.name, dataProviderName, invalidates: ['resourceAll'] });
    // The old menu stays where it cannot be read: the change itself is saved.
    if (resource.changesRules) void reloadRules().catch(() => undefined);
    await Promise.all((resource.invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
