/** A resource's name, alone or with words that tell a reading from others of the resource. */
export type Subject = string | readonly [string, ...unknown[]];

/**
 * Key of readings in the cache, as Refine begins its own: provider and resource first. By it they are read again, all
 * of a resource or those with further words.
 */
export function callKey(of: Subject, dataProviderName = 'default'): readonly ['data', string, ...unknown[]] {
  return ['data', dataProviderName, ...(typeof of === 'string' ? [of] : of)];
}
