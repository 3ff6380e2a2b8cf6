import { useMemo } from 'react';
import { ResourcePages } from '@/src/crud/ResourcePages';
import type { RecordId } from '@/src/lib/recordId';
import { domains } from './domains';

/** The domain names of an institution. */
export default function DomainList({ storeId }: { storeId: RecordId }) {
  const scope = useMemo(() => ({ storeId: String(storeId) }), [storeId]);
  return <ResourcePages resource={domains} basePath="/customer/site" scope={scope} />;
}
