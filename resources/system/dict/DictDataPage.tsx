import { useMemo } from 'react';
import { useParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { ResourcePages } from '@/src/crud/ResourcePages';
import { useTabTitle } from '@/src/services/usePane';
import { useServices } from '@/src/services/useServices';
import { Skeleton } from '@/src/ui/Skeleton';
import { dictData } from './dictData';
import { useDictTypes } from './useDictTypes';

/** Entries of the dictionary that the address names; the filter may look into others, 重置 comes back to this one. */
export default function DictDataPage() {
  const { dictId = '' } = useParams();
  const { notFound } = useServices();
  const { data: types, isError, isFetching, error, refetch } = useDictTypes();
  const dictionary = types?.find(({ id }) => id === dictId);
  const dictType = dictionary?.type;
  useTabTitle(dictionary?.name);
  const scope = useMemo(() => (dictType === undefined ? undefined : { dictType }), [dictType]);
  if (!scope) {
    // One that has just been created is missing in those read before.
    if (isFetching || !(types || isError)) return <Skeleton />;
    return isError ? <ReadError error={error} retry={refetch} /> : notFound;
  }
  return (
    <ResourcePages
      resource={dictData}
      basePath={`/system/dict-data/index/${dictId}`}
      defaultFilters={scope}
      initialValues={scope}
    />
  );
}
