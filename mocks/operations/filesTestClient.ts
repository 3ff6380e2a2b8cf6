import { z } from 'zod';
import type { Operation } from '@/providers/endpoints/builder';
import type { MockServer } from '../mockServer';
import { keepFile } from '../platform/filesKept';
import type { Caller } from '../testClient';

const report = z.object({
  total: z.number(),
  valid: z.number(),
  updates: z.array(z.number()).default([]),
  errors: z.array(z.object({ row: z.number(), msg: z.string() })),
});

/** The file of a list, as the filters have it. */
export async function exported(
  caller: Caller,
  { path }: Operation,
  filters: Readonly<Record<string, string>>,
): Promise<File> {
  const body = new URLSearchParams(filters).toString();
  const response = await caller.fetch('POST', path, body, 'application/x-www-form-urlencoded');
  return new File([await response.arrayBuffer()], '导出.csv', { type: 'text/csv' });
}

/** Sends a file to the server's import: 1 checks it, 2 writes it. */
export async function imported(
  mockServer: MockServer,
  caller: Caller,
  { path }: Operation,
  file: File,
  mode: 1 | 2,
) {
  const fileName = `/profile/upload/2026/06/20/${file.size}.csv`;
  await keepFile(mockServer, fileName, file.name, file);
  return report.parse((await caller.post(path, { fileName, mode })).data);
}

/** A file of these lines. */
export function csvFile(lines: readonly string[]): File {
  return new File([lines.join('\r\n')], '数据.csv', { type: 'text/csv' });
}
