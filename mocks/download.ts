import { type Sheet, xlsx } from './xlsx';

/** A file as a download: its name travels percent-encoded in `download-filename` (contract, section 6). */
export function download(content: BodyInit, fileName: string, type: string): Response {
  const name = encodeURIComponent(fileName);
  return new Response(content, {
    headers: {
      'content-type': type,
      'download-filename': name,
      'content-disposition': `attachment; filename=${name}; filename*=utf-8''${name}`,
      'access-control-expose-headers': 'download-filename, content-disposition',
    },
  });
}

/** A workbook as a download. */
export function downloadSheet(sheet: Sheet, fileName: string): Response {
  return download(xlsx(sheet), fileName, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
}
