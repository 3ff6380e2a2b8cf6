import { useImages } from '../../services/useImages';
import { Person } from '../../ui/display/Person';
import { type CellProps, defineKind, emptyText, type FieldOptions } from '../../ui/fields/field';
import { text } from '../../ui/fields/text';

/** Members of the record that hold the rest of the person. */
export interface UserOptions extends FieldOptions<string> {
  /** Member that holds the address of the picture. */
  readonly picture?: string;
  /** Member that holds the second line: the account, a role. */
  readonly note?: string;
}

type CellOptions = Pick<UserOptions, 'picture' | 'note'>;

function UserCell({ value, record, picture, note }: CellProps<string> & CellOptions) {
  const { imageUrl } = useImages();
  if (!value) return emptyText;
  const address = textIn(record, picture);
  return <Person name={value} picture={address && imageUrl(address)} note={textIn(record, note)} />;
}

function textIn(record: CellProps<string>['record'], name: string | undefined): string | undefined {
  const value = name === undefined ? undefined : record[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A person's name, shown with picture or initial: the creator of a record, say. Filtered and entered as text. */
export const user = defineKind<string, UserOptions>(({ picture, note } = {}) => ({
  ...text('').kind,
  Cell: (props) => <UserCell {...props} {...(picture ? { picture } : {})} {...(note ? { note } : {})} />,
  width: 140,
}));
