import { useOne } from '@refinedev/core';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import ReadError from '@/src/crud/ReadError';
import { ResourcePages } from '@/src/crud/ResourcePages';
import type { DictType } from './dict';
import { dictData } from './dictData';

/** Entries of the dictionary that the address names; the filter may look into others, 重置 comes back to this one. */
export default function DictDataPage() {
  const { dictId = '' } = useParams();
  const { query } = useOne<DictType>({
    resource: 'system/dict',
    dataProviderName: 'rest',
    id: dictId,
    errorNotification: false,
  });
  const dictType = query.data?.data.dictType;
  const scope = useMemo(() => (dictType === undefined ? undefined : { dictType }), [dictType]);
  if (query.isError) {
    return <ReadError error={query.error} retry={query.refetch} />;
  }
  if (!scope) return <Skeleton active />;
  return (
    <ResourcePages
      resource={dictData}
      basePath={`/system/dict-data/index/${dictId}`}
      defaultFilters={scope}
      initialValues={scope}
    />
  );
}
