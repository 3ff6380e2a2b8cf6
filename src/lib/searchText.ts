/** Brackets of all kinds as searches compare them. */
const brackets: Readonly<Record<string, string>> = {
  ...{ '[': '(', '{': '(', '【': '(', '〔': '(', '〖': '(' },
  ...{ ']': ')', '}': ')', '】': ')', '〕': ')', '〗': ')' },
};

/**
 * A text as searches compare it: width, brackets and case make no difference. Each character stays in its place, so that what is
 * found can be marked in the text itself.
 */
export function searchText(text: string): string {
  return text
    .replaceAll(/[\u3000\uff01-\uff5e]/g, narrow)
    .replaceAll(/[[\]{}【】〔〕〖〗]/g, (bracket) => brackets[bracket] ?? bracket)
    .toLowerCase();
}

/** The narrow form of a wide character. */
function narrow(character: string): string {
  return character === '\u3000' ? ' ' : String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

/** Whether a text contains what was typed, as far as searches tell texts apart; blanks around it do not count. */
export function isFoundIn(text: string, typed: string): boolean {
  return searchText(text).includes(searchText(typed).trim());
}

/** Whether an option of a select is found by its label. */
export function isOptionFound(typed: string, option: { readonly label?: unknown } | undefined): boolean {
  return isFoundIn(String(option?.label ?? ''), typed);
}
