import { ownMember } from './record';

/** The beginning and the end of a file: enough to recognise its type. */
export interface FileEnds {
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

/** Bytes of the beginning, and of the end, where zip archives list their entries. */
const headSize = 8 * 1024;
const tailSize = 128 * 1024;

/** Reads the ends of a file. Rejects where the browser cannot read it (moved, no rights). */
export async function readEnds(file: Blob): Promise<FileEnds> {
  const bytes = async (part: Blob) => new Uint8Array(await part.arrayBuffer());
  const [head, tail] = [file.slice(0, headSize), file.slice(-tailSize)];
  return { head: await bytes(head), tail: await bytes(tail) };
}

/**
 * Whether the content fits an extension: a picture that was renamed to pdf does not. True for unknown extensions: there
 * is nothing to compare with. Programs save the new office formats under old extensions: doc, xls and ppt may hold
 * docx, xlsx and pptx.
 */
export function contentFits(extension: string, { head, tail }: FileEnds): boolean {
  const begin = latin1(head);
  return ownMember(contents, extension)?.({ begin, text: begin + latin1(tail) }) ?? true;
}

interface Content {
  /** One character a byte. */
  readonly begin: string;
  /** Beginning and end. */
  readonly text: string;
}

type Test = (content: Content) => boolean;

const starts =
  (...signatures: string[]): Test =>
  ({ begin }) =>
    signatures.some((signature) => begin.startsWith(signature));
const either =
  (...tests: Test[]): Test =>
  (content) =>
    tests.some((test) => test(content));
/** Recognises a zip archive with a file or folder of this name. */
const zipOf =
  (name: string): Test =>
  ({ begin, text }) =>
    begin.startsWith('PK\x03\x04') && text.includes(name);
const at =
  (offset: number, signature: string): Test =>
  ({ begin }) =>
    begin.startsWith(signature, offset);

const jpeg = starts('\xff\xd8\xff');
const oldOffice = starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const word = zipOf('word/');
const sheet = zipOf('xl/');
const slides = zipOf('ppt/');
const film = at(4, 'ftyp');

/** Byte marks of UTF-16, whose letters are half zeros. */
const wideText = starts('\xff\xfe', '\xfe\xff');
const foreign = starts('%PDF-', '\x89PNG', 'GIF8', 'PK\x03\x04', 'RIFF', '{\\rtf', '\xff\xd8\xff');
const text: Test = (content) =>
  wideText(content) || (!content.begin.includes('\0') && !foreign(content) && !oldOffice(content));
const markup: Test = (content) => text(content) && /^(\xef\xbb\xbf)?\s*</.test(content.begin);
const svg: Test = (content) => markup(content) && /<svg[\s>]/i.test(content.text);

const contents: Readonly<Record<string, Test>> = {
  png: starts('\x89PNG\r\n\x1a\n'),
  jpg: jpeg,
  jpeg,
  gif: starts('GIF87a', 'GIF89a'),
  webp: (content) => starts('RIFF')(content) && at(8, 'WEBP')(content),
  bmp: starts('BM'),
  ico: starts('\0\0\x01\0'),
  svg,
  pdf: ({ begin }) => begin.slice(0, 1024).includes('%PDF-'),
  doc: either(oldOffice, starts('{\\rtf'), word),
  xls: either(oldOffice, sheet),
  ppt: either(oldOffice, slides),
  docx: word,
  xlsx: sheet,
  pptx: slides,
  ofd: zipOf('OFD.xml'),
  zip: starts('PK\x03\x04', 'PK\x05\x06'),
  rar: starts('Rar!'),
  mp4: film,
  mov: film,
  mp3: starts('ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2'),
  xml: markup,
  txt: text,
  csv: text,
  md: text,
  json: text,
};

/** In pieces: a call takes only so many arguments. */
function latin1(bytes: Uint8Array): string {
  let result = '';
  for (let from = 0; from < bytes.length; from += headSize)
    result += String.fromCharCode(...bytes.subarray(from, from + headSize));
  return result;
}
