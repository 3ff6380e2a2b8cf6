/** Lines of text as a page of a PDF file, in a Chinese font that readers provide. Long lines are wrapped. */
export function pdfOf(lines: readonly string[]): string {
  const shown = lines.flatMap((line) => line.match(/.{1,38}/gu) ?? ['']);
  const text = shown.map((line) => `<${hexOf(line)}> Tj T*`).join('\n');
  const content = `BT /F1 13 Tf 22 TL 56 780 Td\n${text}\nET`;
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 6 0 R >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
}

/** UTF-16 in hexadecimal digits, which is what the font's encoding reads. */
function hexOf(line: string): string {
  return Array.from({ length: line.length }, (_, index) =>
    line.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');
}

/** The objects with the table of where each begins. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${starts.join('')}`;
  return `${file}${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
