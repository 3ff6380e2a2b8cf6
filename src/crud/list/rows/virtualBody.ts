import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import type { Resource } from '../../defineResource';
import type { Row } from '../../resourceSpec';

/** Rows up to which all of them are in the document. */
const drawnWhole = 100;

/** What a list of which only the rows in sight are drawn adds to its table or its cards. */
export interface VirtualBody {
  /** Place of the first drawn row among all. */
  readonly first: number;
  /** Draw the body of the table, with the space of the rows that are not drawn. */
  readonly components: NonNullable<TableProps<Row>['components']>;
  /** Around the cards, with that space. */
  readonly Cards: (props: { readonly children: ReactNode }) => ReactNode;
  /** For the `ref` of a card: takes its height. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** Whether only the rows in sight are drawn: a list without pages, of more than 100 rows. */
export function isVirtual({ paged = true }: Resource, rows: readonly Row[]): boolean {
  return !paged && rows.length > drawnWhole;
}
