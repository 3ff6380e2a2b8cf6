import { RecordPictures } from '../display/RecordPictures';

interface Props {
  readonly addresses: readonly string[];
  readonly label: string;
  readonly place: 'list' | 'show';
}

/** Images that a list has room for. */
const listed = 3;

/** Images of a record: a few small ones in a list, all of them on the show page. */
export function PictureCell({ addresses, label, place }: Props) {
  if (place === 'show') return <RecordPictures addresses={addresses} label={label} size={96} />;
  return (
    <>
      <RecordPictures addresses={addresses.slice(0, listed)} label={label} />
      {addresses.length > listed && <span> 共 {addresses.length} 张</span>}
    </>
  );
}
