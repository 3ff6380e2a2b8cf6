import { call } from '@/providers/endpoints/builder';
import { fileCalls } from '@/providers/endpoints/platformCalls';
import { isRecord, parseJson, textOr } from '@/src/lib/record';
import type { MockServer } from '../mockServer';
import { type MockRequest, openRoute, type Route, route } from '../route';
import { dayLength, formatDay } from '../time';
import { plain } from './files';
import { keepFile } from './filesKept';
import { createParts, type Parts } from './storageHostParts';

/** The path of the object-storage host: a separate address without sessions. */
export const storagePath = '/storage/';

/** Milliseconds that credentials are good for. */
const lifetime = dayLength / 24;

/** Bytes of a file sent whole, and of a part. */
const largestWhole = 200 * 1024 * 1024;
const largestPart = 5 * 1024 * 1024;

const issued = new WeakMap<MockServer, number>();
const partsOf = new WeakMap<MockServer, Parts>();

/**
 * The object storage (FILE-3). Our server issues credentials for one file, each twentieth already expired (screen
 * U2). The host takes the file: 204, 403 for a wrong signature or time, 413 for a file that is too large. Large files
 * may come in parts (decision 12).
 */
export const storageRoutes: readonly Route[] = [
  route(fileCalls.uploadToken, ({ mockServer, body }) => {
    const count = (issued.get(mockServer) ?? 0) + 1;
    issued.set(mockServer, count);
    const expire = mockServer.now() + (count % 20 === 0 ? -lifetime : lifetime);
    const name = plain(textOr(body.fileName, 'file'));
    const day = formatDay(mockServer.now()).replaceAll('-', '');
    const key = `profile/storage/${day}/${crypto.randomUUID().slice(0, 8)}/${name}`;
    const policy = encode({ expire, key });
    const seconds = Math.floor(expire / 1000);
    return [
      {
        ...{ host: storagePath, key, policy, accessId: 'mock-access', signature: sign(policy) },
        ...{ token: `mock-${count}`, expire: seconds },
      },
    ];
  }),
  openRoute(call(storagePath, { given: false }), (request) => {
    if (!isAllowed(request)) return new Response('AccessDenied', { status: 403 });
    const parts = partsOf.get(request.mockServer) ?? createParts(request.mockServer, largestPart);
    partsOf.set(request.mockServer, parts);
    if ('uploads' in request.query || 'uploadId' in request.query) return parts.answer(request);
    return takeWhole(request);
  }),
];

async function takeWhole({ mockServer, body: { file, key } }: MockRequest): Promise<Response> {
  if (!(file instanceof File)) return new Response('MissingFile', { status: 400 });
  if (file.size > largestWhole) return new Response('EntityTooLarge', { status: 413 });
  await keepFile(mockServer, `/${textOr(key)}`, file.name, file);
  return new Response(null, { status: 204 });
}

/** The policy is ours, is still good, and is about this key. */
function isAllowed({ mockServer, body: { policy, signature, key } }: MockRequest): boolean {
  const text = textOr(policy);
  const allowed = parseJson(decode(text));
  if (!isRecord(allowed) || signature !== sign(text)) return false;
  return Number(allowed.expire) > mockServer.now() && allowed.key === key;
}

/** Encodes a policy as base64, which no form changes. */
function encode(policy: object): string {
  return btoa(encodeURIComponent(JSON.stringify(policy)));
}

function decode(policy: string): string {
  try {
    return decodeURIComponent(atob(policy));
  } catch {
    return '';
  }
}

/** Good enough to notice a policy that was tampered with (FNV-1a with a secret). */
function sign(policy: string): string {
  let hash = 0x811c9dc5;
  for (const character of `mock-secret ${policy}`)
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(16);
}
