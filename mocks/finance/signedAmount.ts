import { member } from '../list';

/** The amount of a movement as the list shows it, for files and orders: what goes out has a minus. */
export function signedAmount(row: object): string {
  return `${member(row, 'direction') === 2 ? '-' : ''}${member(row, 'amount')}`;
}
