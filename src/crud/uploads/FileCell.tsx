import { lazy, Suspense } from 'react';
import { fileNameOf } from '../../lib/fileName';

const FileLinks = lazy(() => import('./FileLinks'));

interface Props {
  readonly addresses: readonly string[];
  readonly place: 'list' | 'show';
}

/** Files by their names, to be fetched; in a list the first one represents all. */
export function FileCell({ addresses, place }: Props) {
  const shown = place === 'list' ? addresses.slice(0, 1) : addresses;
  const names = shown.map(fileNameOf).join('、');
  return (
    <Suspense fallback={names}>
      <FileLinks addresses={shown} count={addresses.length} />
    </Suspense>
  );
}
