const endSignature = 0x06054b50;
const endSize = 22;
const longEndSignature = 0x06064b50;
const entrySignature = 0x02014b50;
const entrySize = 46;
/** Markers in a field of a long archive (zip64) whose real value is written elsewhere. */
const [elsewhere16, elsewhere32] = [0xffff, 0xffffffff];
/** The largest ratio by which deflate can compress. */
const highestRatio = 1032;

/**
 * Bytes that a zip archive unpacks to, by its directory; at least that many where an entry does not say. Throws where
 * there is no directory. The caller must stop at each entry's own size: a directory may lie.
 */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let { count, offset } = directoryOf(view);
  let size = 0;
  for (; count > 0; count -= 1) {
    if (view.getUint32(offset, true) !== entrySignature) throw new Error('The zip directory is broken');
    size += sizeOf(view, offset);
    offset += entrySize + lengthsAt(view, offset).reduce((sum, length) => sum + length);
  }
  return size;
}

/** The start of the directory, and its number of entries. The end mark is last, before a comment. */
function directoryOf(view: DataView): { count: number; offset: number } {
  let end = view.byteLength - endSize;
  while (view.getUint32(end, true) !== endSignature) end -= 1;
  const [count, size, offset] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ];
  if (count !== elsewhere16 && size !== elsewhere32 && offset !== elsewhere32) return { count, offset };
  const long = Number(view.getBigUint64(end - 12, true));
  if (view.getUint32(long, true) !== longEndSignature) throw new Error('The zip directory is broken');
  return {
    count: Number(view.getBigUint64(long + 32, true)),
    offset: Number(view.getBigUint64(long + 48, true)),
  };
}

function sizeOf(view: DataView, entry: number): number {
  const [packed, plain] = [view.getUint32(entry + 20, true), view.getUint32(entry + 24, true)];
  const isStreamed = (view.getUint16(entry + 8, true) & 8) !== 0;
  if (isStreamed && packed === 0) return view.byteLength * highestRatio;
  if (plain === elsewhere32) return longSizeOf(view, entry);
  return plain > 0 ? plain : packed * highestRatio;
}

/** The size is first in the extra field of long archives. */
function longSizeOf(view: DataView, entry: number): number {
  const [name = 0, extra = 0] = lengthsAt(view, entry);
  for (let at = entry + entrySize + name, end = at + extra; at < end; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === 1) return Number(view.getBigUint64(at + 4, true));
  throw new Error('The zip directory is broken');
}

/** Lengths of an entry's name, extra field and comment. */
function lengthsAt(view: DataView, entry: number): number[] {
  return [28, 30, 32].map((place) => view.getUint16(entry + place, true));
}
