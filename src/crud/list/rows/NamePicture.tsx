import type { AnyField } from '../../defineResource';
import { RecordPictures } from '../../display/RecordPictures';
import type { Row } from '../../resourceSpec';

/** Pixels of a side. */
const size = 24;

/** The small picture before a record's name; its room is kept where a record has none. */
export function NamePicture({ field, row }: { readonly field: AnyField; readonly row: Row }) {
  const address = row[field.name];
  return (
    <span className="list-picture">
      {typeof address === 'string' && address !== '' && (
        <RecordPictures addresses={[address]} label={field.label} size={size} />
      )}
    </span>
  );
}
