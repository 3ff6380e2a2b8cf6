/** Marks without width that come along with what is copied from chats and web pages: joiners, directions, byte order marks. */
const invisible = /\p{Cf}/gu;

/** A typed or pasted text without invisible marks, with narrow letters, digits and signs in place of wide ones, and no blanks around it. */
export function plainText(text: string): string {
  return text
    .replaceAll(invisible, '')
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}
