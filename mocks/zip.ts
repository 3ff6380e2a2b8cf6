/** A zip archive of texts and files, stored without compression. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const bodies: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, file] of Object.entries(files)) {
    const [name, content] = [encoder.encode(path), typeof file === 'string' ? encoder.encode(file) : file];
    // version 2.0, names in UTF-8, stored, 1 January 2026 00:00; then checksum, both sizes and the name's length
    const common = [u16(20), u16(0x800), u16(0), u16(0), u16(0x5c21)];
    const sizes = [u32(crc32(content)), u32(content.length), u32(content.length), u16(name.length), u16(0)];
    const local = join([u32(0x04034b50), ...common, ...sizes, name, content]);
    // no comment, first disk, no attributes, offset of the file
    const place = [u16(0), u16(0), u16(0), u32(0), u32(offset)];
    directory.push(join([u32(0x02014b50), u16(20), ...common, ...sizes, ...place, name]));
    bodies.push(local);
    offset += local.length;
  }
  const index = join(directory);
  const count = u16(directory.length);
  const end = [u32(0x06054b50), u16(0), u16(0), count, count, u32(index.length), u32(offset), u16(0)];
  return join([...bodies, index, ...end]);
}

function u16(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8);
}

function u32(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** The checksum that zip and png use. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
