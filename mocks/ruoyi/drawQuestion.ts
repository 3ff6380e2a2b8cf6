const width = 160;
const height = 60;
const colours = ['#1f4e8c', '#7a3b00', '#0b6b3a', '#7a1f5c', '#3d3d3d'];

/** A question as SVG, a little askew as captchas are. Readable for people and for tests; it keeps nobody out. */
export function drawQuestion(question: string, random: () => number): string {
  const letters = [...question].map((letter, index) => {
    const turn = Math.round((random() - 0.5) * 30);
    const [x, y] = [18 + index * 28, Math.round(40 + (random() - 0.5) * 10)];
    return `<text x="${x}" y="${y}" fill="${colours[index % colours.length]}" transform="rotate(${turn} ${x} ${y})">${letter}</text>`;
  });
  const lines = Array.from({ length: 3 }, () => {
    const [from, to] = [Math.round(random() * height), Math.round(random() * height)];
    return `<path d="M0 ${from}Q${width / 2} ${to} ${width} ${from}" fill="none" stroke="#9aa7b5"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<g font-family="sans-serif" font-size="32">${lines.join('')}${letters.join('')}</g></svg>`
  );
}
