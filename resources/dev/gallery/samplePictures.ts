/** A picture of one colour with a word on it, as an address that carries its own data. `hue` 0 to 360. */
export function samplePicture(word: string, hue: number, width = 320, height = 240): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="hsl(${hue} 45% 42%)"/>` +
    `<circle cx="75%" cy="20%" r="${height / 3}" fill="hsl(${hue} 55% 56%)"/>` +
    `<text x="50%" y="58%" font-size="${height / 3}" fill="#fff" text-anchor="middle" font-family="sans-serif">${word}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
