import { member } from '../list';

/** The amount of a movement as the list shows it, for its file and its order: what goes out has a minus. */
export function signedAmount(row: object): string {
  return `${member(row, 'direction') === 2 ? '-' : ''}${member(row, 'amount')}`;
}
