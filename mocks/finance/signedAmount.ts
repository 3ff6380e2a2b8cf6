import { member } from '../list';

/** The amount of a movement in a file, as the list shows it: what goes out has a minus. */
export function signedAmount(row: object): string {
  return `${member(row, 'direction') === 2 ? '-' : ''}${member(row, 'amount')}`;
}
