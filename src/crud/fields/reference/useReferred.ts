import { type BaseRecord, useOne } from '@refinedev/core';
import { providerOf } from '@/providers/data/providerOf';
import { parseId } from '../../../lib/recordId';
import { useCan } from '../../../services/useCan';
import { useServices } from '../../../services/useServices';
import { type Choice, choiceOf } from './referenceChoices';

interface Referred {
  readonly resource: string;
  /** Member of the record that names it. */
  readonly optionLabel: string;
  readonly id: unknown;
  /** Whether the record is among no choices at hand, as one that a restored draft holds may be. */
  readonly isMissing: boolean;
}

/** The choice for a record that is among no others: read by itself, by those who may read it. */
export function useReferred({ resource, optionLabel, id, isMissing }: Referred): Choice | undefined {
  const { endpointsOf } = useServices();
  const can = useCan();
  const endpoints = endpointsOf(resource);
  const known = parseId(id);
  const { query } = useOne<BaseRecord>({
    resource,
    dataProviderName: providerOf(endpoints),
    id: known ?? '',
    errorNotification: false,
    queryOptions: {
      enabled: isMissing && known !== undefined && can(endpoints.operations.one),
      staleTime: 60_000,
    },
  });
  const name: unknown = query.data?.data[optionLabel];
  return isMissing && known !== undefined && name ? choiceOf(known, name) : undefined;
}
