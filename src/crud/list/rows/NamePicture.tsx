import { type AnyField, titleOf } from '../../defineResource';
import { RecordPictures } from '../../display/RecordPictures';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';

/** Pixels of a side. */
const size = 24;

/** The small picture before a record's name; the first character of its name where it has none. */
export function NamePicture({ field, row }: { readonly field: AnyField; readonly row: Row }) {
  const { resource } = useResourcePage();
  const address = row[field.name];
  const [initial = ''] = titleOf(resource, row);
  if (typeof address !== 'string' || address === '')
    return <span className="list-picture" data-initial={initial} aria-hidden="true" />;
  return (
    <span className="list-picture">
      <RecordPictures addresses={[address]} label={field.label} size={size} />
    </span>
  );
}
