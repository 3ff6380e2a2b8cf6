import { extensionOf, fileNameOf } from '@/src/lib/fileName';
import { xlsx } from '../xlsx';
import { zip } from '../zip';

/** The body of a seeded file, made from its path: small, real, and the same each time. */
export function bodyOf(path: string): Blob {
  const name = fileNameOf(path);
  const extension = extensionOf(name);
  const title = name.slice(0, -extension.length - 1);
  const make = makers[extension] ?? plain;
  return new Blob([make(title)], { type: types[extension] ?? 'application/octet-stream' });
}

const office = 'application/vnd.openxmlformats-officedocument';

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  zip: 'application/zip',
  doc: 'application/msword',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
};

const makers: Readonly<Record<string, (title: string) => string | Uint8Array<ArrayBuffer>>> = {
  pdf,
  txt: plain,
  doc: rtf,
  docx,
  xlsx: (title) =>
    xlsx({ name: 'Sheet1', rows: [[title], ['序号', '项目', '说明'], [1, '示例', '演示数据']] }),
  zip: (title) => zip({ [`${title}/说明.txt`]: plain(title) }),
};

function plain(title: string): string {
  return `${title}\r\n\r\n本文件为演示数据，仅用于说明文件的上传、预览与下载。\r\n`;
}

/** One page with the title, in a font that every reader of Chinese documents brings along. */
function pdf(title: string): string {
  const text = [...title].map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');
  const drawn = `BT /F1 20 Tf 60 760 Td <${text}> Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const head = '%PDF-1.4\n';
  const places = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = head.length + objects.join('').length;
  return `${head}${objects.join('')}xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
}

function rtf(title: string): string {
  const text = [...title].map((sign) => `\\u${((sign.codePointAt(0) ?? 0) << 16) >> 16}?`).join('');
  return `{\\rtf1\\ansi\\deff0 {\\fonttbl{\\f0 SimSun;}}\\f0 ${text}\\par}`;
}

function docx(title: string): Uint8Array<ArrayBuffer> {
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const schemas = 'http://schemas.openxmlformats.org';
  const part = `${office}.wordprocessingml.document.main+xml`;
  return zip({
    '[Content_Types].xml': `${xml}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${part}"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="r1" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${title}</w:t></w:r></w:p></w:body></w:document>`,
  });
}
