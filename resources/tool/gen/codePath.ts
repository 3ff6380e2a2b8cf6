import { toolEndpoints } from '../endpoints';

const { code } = toolEndpoints['tool/gen'].operations;

/**
 * The address of the code of tables as one archive. The server has another address for a single table, with the name
 * in the path; this one takes any name.
 */
export function codePath(tables: readonly string[]): string {
  return `${code.path}?tables=${tables.map(encodeURIComponent).join(',')}`;
}
