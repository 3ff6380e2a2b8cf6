/** One element of a DER encoding: its tag and its content. */
export interface DerElement {
  readonly tag: number;
  readonly content: Uint8Array;
}

/** The tags of the elements in keys. */
export const derTag = { integer: 0x02, bitString: 0x03, octetString: 0x04, sequence: 0x30 } as const;

/** The consecutive elements in some DER bytes; throws where the bytes end too early. */
export function readDer(bytes: Uint8Array): DerElement[] {
  const elements: DerElement[] = [];
  let at = 0;
  while (at < bytes.length) {
    const { length, start } = readLength(bytes, at + 1);
    const end = start + length;
    if (end > bytes.length) throw new Error('DER ends too early');
    elements.push({ tag: bytes[at] ?? 0, content: bytes.subarray(start, end) });
    at = end;
  }
  return elements;
}

/** The content of an element of the given tag; throws where it has another. */
export function contentOf(element: DerElement | undefined, tag: number): Uint8Array {
  if (element?.tag !== tag) throw new Error(`DER tag ${element?.tag} where ${tag} was expected`);
  return element.content;
}

/** Lengths below 128 are one byte; longer ones say in that byte how many bytes of length follow. */
function readLength(bytes: Uint8Array, at: number): { length: number; start: number } {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return { length: first, start: at + 1 };
  const start = at + 1 + (first & 0x7f);
  const length = bytes.subarray(at + 1, start).reduce((sum, byte) => sum * 256 + byte, 0);
  return { length, start };
}
