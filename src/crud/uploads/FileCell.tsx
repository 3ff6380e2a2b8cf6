import { Suspense } from 'react';
import { fileNameOf } from '../../lib/fileName';
import { loadPlain } from '../../ui/load';
import { RecordPictures } from '../display/RecordPictures';

const FileLinks = loadPlain(() => import('./FileLinks'));

interface Props {
  readonly addresses: readonly string[];
  readonly place: 'list' | 'show';
}

/** Files by their names, to download; in a list only the first one. */
export function FileCell({ addresses, place }: Props) {
  const shown = place === 'list' ? addresses.slice(0, 1) : addresses;
  const names = shown.map(fileNameOf).join('、');
  return (
    <Suspense fallback={names}>
      <FileLinks addresses={shown} count={addresses.length} />
    </Suspense>
  );
}

interface PictureProps {
  readonly addresses: readonly string[];
  readonly label: string;
  readonly place: 'list' | 'show';
}

/** Images that a list has room for. */
const listed = 3;

/** Images of a record: a few small ones in a list, all of them on the show page. */
export function PictureCell({ addresses, label, place }: PictureProps) {
  if (place === 'show') return <RecordPictures addresses={addresses} label={label} size={96} />;
  return (
    <>
      <RecordPictures addresses={addresses.slice(0, listed)} label={label} />
      {addresses.length > listed && <span> 共 {addresses.length} 张</span>}
    </>
  );
}
