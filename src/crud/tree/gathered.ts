/** New places of rows among their siblings, by the key of the row. */
export type Gathered = ReadonlyMap<string, number>;

/** The places that were not sent: those that came, or became others, while the sent ones were on their way. */
export function leftAfter(now: Gathered, sent: Gathered): Gathered {
  return new Map([...now].filter(([key, order]) => sent.get(key) !== order));
}
