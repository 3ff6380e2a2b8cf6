/** Roles of the table's elements: rows that are drawn in part, of two lines each, are no `table` of HTML. */
export const gridRoles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const;

/** A head whose cells show their purpose by what is in them. */
export function namedHead(label: string) {
  return { ...gridRoles.head, 'aria-label': label };
}

/** A row by its number in the grid: the head is the first. */
export function numberedRow(rowIndex: number, selected?: boolean) {
  return {
    ...gridRoles.row,
    'aria-rowindex': rowIndex,
    ...(selected !== undefined && { 'aria-selected': selected }),
  };
}

/** The grid itself, which takes the keys of the table. */
export function gridRole(rowCount: number, cursor: string | undefined) {
  return {
    role: 'grid',
    tabIndex: 0,
    'aria-label': '志愿表',
    'aria-rowcount': rowCount,
    'aria-multiselectable': true,
    ...(cursor !== undefined && { 'aria-activedescendant': `choice-${cursor}` }),
  };
}
