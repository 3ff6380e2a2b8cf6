/** Characters without width in text copied from chats and web pages: joiners, directions, byte order marks. */
const invisible = /\p{Cf}/gu;

/** A typed or pasted text without invisible characters, with half-width letters, digits and signs, and trimmed. */
export function plainText(text: string): string {
  return text
    .replaceAll(invisible, '')
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}

/** The same without any blanks, as names and choices in files are compared. */
export function bareText(text: string): string {
  return plainText(text).replaceAll(/\s/g, '');
}

/** A typed or pasted text that programs read, as it is stored. Undefined with blanks inside: it has none. */
export function identifierOf(typed: string): string | undefined {
  const text = plainText(typed);
  return /\s/.test(text) ? undefined : text;
}
