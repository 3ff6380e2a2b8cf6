import type { MockServer } from '../mockServer';
import { grantedNodes, permissionsOf } from '../session';
import type { Account } from '../system/account';
import { dictDataTable, dictTypeTable } from '../system/dict';

/**
 * Versions in the response of the check every minute, beside the messages. `ruleVersion` changes when the caller's
 * rule list may have changed, `dictVersion` when a dictionary or an entry has. Equal rows give equal versions, in
 * whichever order they were written.
 */
export async function versionsFor(
  mockServer: Pick<MockServer, 'table'>,
  user: Account,
): Promise<{ ruleVersion: string; dictVersion: string }> {
  const rules = [await permissionsOf(mockServer, user), await grantedNodes(mockServer, user)];
  const dictionaries = [
    (await mockServer.table(dictTypeTable)).all(),
    (await mockServer.table(dictDataTable)).all(),
  ];
  return { ruleVersion: digest(rules), dictVersion: digest(dictionaries) };
}

/** FNV-1a of the JSON text: tells versions apart, keeps nothing secret. */
function digest(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(value)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(16);
}
