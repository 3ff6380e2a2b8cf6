/** The beginning of a text, within a length as rules of texts count it. A character is never cut in two: no half emoji. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
