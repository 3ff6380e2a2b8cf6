import { z } from 'zod';
import { call } from '@/providers/endpoints/builder';
import { rootedPath } from '@/src/lib/fileName';
import type { MockServer } from '../mockServer';
import { seededMaterial } from '../operations/material/downloadsOf';
import { openRoute, type Route } from '../route';
import { defineTable } from '../table';
import { bodyOf } from '../upload/fileBodies';
import { isSeeded, uploadFileTable } from '../upload/fileTable';

/** A file that was sent in. Kept as text, since a journal and a JSON log can hold that. */
interface KeptFile {
  id: number;
  /** The decoded path for reading it again. */
  path: string;
  name: string;
  type: string;
  base64: string;
}

const keptFileTable = defineTable<KeptFile>({
  name: 'keptFile',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    path: z.string(),
    name: z.string(),
    type: z.string(),
    base64: z.string(),
  }),
});

/** Bytes above which a file is forgotten with the page: films would fill the disk. */
const largestKept = 8 * 1024 * 1024;

const large = new WeakMap<MockServer, Map<string, { name: string; blob: Blob }>>();

/** Keeps a file under a path that everybody may read. */
export async function keepFile(
  mockServer: MockServer,
  address: string,
  name: string,
  blob: Blob,
): Promise<void> {
  const path = rootedPath(address);
  if (blob.size > largestKept) {
    const files = large.get(mockServer) ?? new Map();
    large.set(mockServer, files.set(path, { name, blob }));
    return;
  }
  const files = await mockServer.table(keptFileTable);
  const id = files.find((file) => file.path === path)?.id ?? files.nextId();
  await files.put({ id, path, name, type: blob.type, base64: await toBase64(blob) });
}

/** The file under a path, with or without its first slash. Undefined where there is none. */
export async function keptFile(
  mockServer: MockServer,
  address: string,
): Promise<{ name: string; blob: Blob } | undefined> {
  const path = rootedPath(address);
  const file = (await mockServer.table(keptFileTable)).find((row) => row.path === path);
  if (!file) return large.get(mockServer)?.get(path) ?? seededFile(mockServer, path);
  return { name: file.name, blob: fromBase64(file.base64, file.type) };
}

/** A file that was in the library when the mock server started, unless it was deleted since, or is lost. */
async function seededFile(mockServer: MockServer, path: string) {
  const row = (await mockServer.table(uploadFileTable)).find(({ fileName }) => fileName === path);
  if (row && isSeeded(row)) return { name: row.name, blob: bodyOf(path) };
  return seededMaterial(mockServer, path);
}

/** Forgets a file that was sent in. */
export async function dropFile(mockServer: MockServer, path: string): Promise<void> {
  large.get(mockServer)?.delete(path);
  const files = await mockServer.table(keptFileTable);
  const file = files.find((row) => row.path === path);
  if (file) await files.remove(file.id);
}

const read = (path: string): Route =>
  openRoute(call(path, { method: 'GET' }), async ({ mockServer, path: asked }) => {
    const file = await keptFile(mockServer, decodeURIComponent(asked));
    if (!file) return new Response(null, { status: 404 });
    return new Response(file.blob, { headers: headersFor(file.blob.type || 'application/octet-stream') });
  });

/** Headers of an uploaded file: its declared type, and no scripts when it is opened by itself. */
export function headersFor(type: string): Record<string, string> {
  return {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "script-src 'none'",
  };
}

/** Reading what was sent in. */
export const keptFileRoutes: readonly Route[] = [
  read('/profile/upload/{year}/{month}/{day}/{name}'),
  read('/profile/avatar/{year}/{month}/{day}/{name}'),
  read('/profile/storage/{day}/{id}/{name}'),
];

/** Encodes a file as base64, in pieces: a call takes a limited number of arguments. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(text);
}

/** The bytes that were written so. */
export function fromBase64(base64: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}
