import { createContext, use } from 'react';
import { fill, type Pack, type Values } from '@/providers/i18n/texts';

/** The server's language pack; empty until it arrives. */
export const PackContext = createContext<Pack>({});

/** The texts of a table by key, under the server's language pack (LAY-11). */
export function useTexts<Key extends string>(table: Readonly<Record<Key, string>>) {
  const pack = use(PackContext);
  return (key: Key, values?: Values): string => fill(pack[key] ?? table[key], values);
}
