import { createLoader } from './loader';

const portable = createLoader(() => import('./portableHash'));

/**
 * The SHA-256 of a file's content in small hexadecimal letters. Plain HTTP has no Web Crypto: there it is computed
 * piece by piece.
 */
export async function sha256Of(file: Blob): Promise<string> {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return (await portable.fetch()).sha256InPieces(file);
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
