/** Width of a letter of the watermark, in pixels: a Chinese one, and any other. */
const letterWidth = { wide: 15, narrow: 8.5 } as const;

/** One tile of a watermark, to be laid side by side. */
export interface MarkImage {
  /** A `data:` address of an SVG image. */
  readonly address: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Draws a line of text, slightly rotated, twice on a tile, offset like bricks. Any text is safe. */
export function markImage(text: string): MarkImage {
  // The tile is as long as the line, which is never cut.
  const length = lengthOf(text);
  const width = Math.ceil(2 * length + 60);
  const height = Math.ceil(Math.max(180, 0.7 * length));
  const line = (x: number, y: number) =>
    `<text x="${x}" y="${y}" transform="rotate(-18 ${x} ${y})">${escapeXml(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="15" text-anchor="middle">${[
    line(width / 4, height / 4),
    line((width * 3) / 4, (height * 3) / 4),
  ].join('')}</svg>`;
  return { address: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}

function lengthOf(text: string): number {
  const widths = [...text].map((letter) => (letter < '\u0100' ? letterWidth.narrow : letterWidth.wide));
  return widths.reduce((sum, one) => sum + one, 0);
}

/** The text escaped for XML; characters that no XML may hold are left out. */
function escapeXml(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return text.replace(/\p{Cc}|[\ufffe\uffff]/gu, '').replace(/[&<>]/g, (sign) => names[sign] ?? '');
}
