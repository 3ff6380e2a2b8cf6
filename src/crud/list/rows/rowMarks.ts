import type { Row } from '../../resourceSpec';

interface Marked {
  /** Id of the record that was opened last. */
  readonly last: string | undefined;
  /** Id of the record that was created or changed a moment ago. */
  readonly changed: string | undefined;
}

/** Attributes that mark the record opened last, and a record that was just saved. */
export function rowMarks({ id }: Row, { last, changed }: Marked) {
  const isLast = String(id) === last;
  const isChanged = String(id) === changed;
  const classes = [...(isLast ? ['list-row-last'] : []), ...(isChanged ? ['list-row-changed'] : [])];
  return {
    className: classes.join(' '),
    ...(isLast && { 'aria-current': true }),
    ...(isChanged && { 'aria-description': '刚刚保存' }),
  };
}
