import { crc32 } from '../zip';

/** A picture of the stock as it is generated: a drawing, or points for those that are photographs elsewhere. */
export interface Drawn {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** 0 to 359. */
  readonly hue: number;
}

/** The picture as svg: two colours, some hills, and what it is called. */
export function svgOf({ title, width, height, hue }: Drawn): Blob {
  const font = Math.round(Math.min(width / (title.length + 2), height / 4));
  const hill = (level: number, tone: number) =>
    `<path d="M0 ${height * level} Q${width / 4} ${height * (level - 0.25)} ${width / 2} ${height * level} T${width} ${height * level} V${height} H0z" fill="hsl(${hue} 55% ${tone}%)"/>`;
  const text = `<text x="50%" y="45%" font-family="sans-serif" font-size="${font}" fill="#fff" text-anchor="middle">${title}</text>`;
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="hsl(${hue} 60% 55%)"/>${hill(0.75, 42)}${hill(0.9, 32)}${text}</svg>`;
  return new Blob([body], { type: 'image/svg+xml' });
}

/** The picture as png: sixteen tones from one corner to the other. */
export function pngOf({ width, height, hue }: Drawn): Blob {
  const stride = Math.ceil(width / 2) + 1;
  const points = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const tone = Math.floor((x / width + y / height) * 7.99);
      const at = y * stride + 1 + (x >> 1);
      points[at] = (points[at] ?? 0) | (tone << (x % 2 === 0 ? 4 : 0));
    }
  const palette = Uint8Array.from({ length: 48 }, (_, index) =>
    toneOf(hue, Math.floor(index / 3), index % 3),
  );
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', [...u32(width), ...u32(height), 4, 3, 0, 0, 0]),
    chunk('PLTE', palette),
    chunk('IDAT', stored(points)),
    chunk('IEND', []),
  ];
  return new Blob(parts, { type: 'image/png' });
}

/** The red, green or blue of a tone, 0 to 15. */
function toneOf(hue: number, tone: number, channel: number): number {
  const angle = ((hue - channel * 120) * Math.PI) / 180;
  return Math.round(140 + tone * 5 + 40 * Math.cos(angle));
}

/** A zlib stream that compresses nothing. */
function stored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const largest = 0xffff;
  const parts: number[] = [0x78, 0x01];
  for (let from = 0; from < bytes.length; from += largest) {
    const block = bytes.subarray(from, from + largest);
    const isLast = from + largest >= bytes.length;
    parts.push(
      Number(isLast),
      block.length & 255,
      block.length >> 8,
      ~block.length & 255,
      (~block.length >> 8) & 255,
    );
    for (const byte of block) parts.push(byte);
  }
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return Uint8Array.from([...parts, ...u32(((b << 16) | a) >>> 0)]);
}

function chunk(name: string, content: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const body = Uint8Array.from([...new TextEncoder().encode(name), ...Array.from(content)]);
  return Uint8Array.from([...u32(content.length), ...body, ...u32(crc32(body))]);
}

function u32(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}
