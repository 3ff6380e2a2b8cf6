import { zip } from './zip';

/** One sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  /** First the head, then the rows. */
  readonly rows: readonly (readonly (string | number)[])[];
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/officeDocument/2006/relationships`;
const contentType = 'application/vnd.openxmlformats-';

/** A workbook with one sheet of plain cells: the smallest thing that spreadsheet programs open. Amounts are numbers of two decimals. */
export function xlsx({ name, rows }: Sheet): Uint8Array<ArrayBuffer> {
  const cells = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  return zip({
    '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="${contentType}package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/sheet.xml" ContentType="${contentType}officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="sheet.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellXfs count="2"><xf/><xf numFmtId="${twoDecimals}" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sheet.xml': `${xml}<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`,
  });
}

/** The format `0.00` by the number that all spreadsheet programs know it by. */
const twoDecimals = 2;

function cell(value: string | number): string {
  if (typeof value === 'string' && /^-?\d+\.\d\d$/.test(value)) return `<c s="1"><v>${value}</v></c>`;
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
