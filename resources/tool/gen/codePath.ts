import { toolEndpoints } from '../endpoints';

const { code, batchCode } = toolEndpoints['tool/gen'].operations;

/** Where the server hands out the code of one table, or of several in one archive. */
export function codePath(tables: readonly string[]): string {
  const [only] = tables;
  if (only !== undefined && tables.length === 1) return code.path.replace('{id}', encodeURIComponent(only));
  return `${batchCode.path}?tables=${tables.map(encodeURIComponent).join(',')}`;
}
