/** The words of a Markdown text in one line, without most of its markup. For an overview, not for a reader. */
export function markdownText(source: string): string {
  return source
    .replace(/^ {0,3}(```|~~~).*$/gm, ' ')
    .replace(/<[^>\n]{1,500}>/g, ' ')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/^ {0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/^\s*\|?[\s:|-]+\|[\s:|-]*$/gm, ' ')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** An address as Markdown takes it: blanks and brackets would end it early. */
export function markdownAddress(address: string): string {
  return address
    .replace(/[\s<>]/g, (sign) => encodeURIComponent(sign))
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}
