import { useInvalidate } from '@refinedev/core';
import { partialMatchKey, useQueryClient } from '@tanstack/react-query';
import { providerOf } from '@/providers/data/providerOf';
import { callKey } from '@/providers/data/resourceCall';
import { useServices } from '../services/useServices';
import { useResourcePage } from './ResourceContext';

/** The list of what was deleted. */
const recycleBin = callKey('management/recycle-bin');

/**
 * Marks the data of the page's resource, and the keys it names in `invalidates`, as out of date. Data on screen is read
 * again, once: the keys of related pages may name the resource itself.
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
    const own = callKey(resource.name, dataProviderName);
    const related = [...(resource.invalidates ?? []), ...(resource.recycles ? [recycleBin] : [])];
    await client.invalidateQueries({
      predicate: ({ queryKey }) =>
        !partialMatchKey(queryKey, own) && related.some((key) => partialMatchKey(queryKey, key)),
    });
  };
}
