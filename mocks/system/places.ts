import { z } from 'zod';
import { read } from '../route';

/** What RuoYi's `updateSort` says: ids and their places as lists with commas, put together pair by pair. */
export function readPlaces(body: object, idsName: string): [id: number, place: number][] {
  const { [idsName]: ids = '', orderNums = '' } = read(body, z.record(z.string(), z.string()));
  const places = orderNums.split(',').map(Number);
  return ids.split(',').map((id, index) => [Number(id), places[index] ?? 0]);
}
