/** Brackets of all kinds in the form that searches compare. */
const brackets: Readonly<Record<string, string>> = {
  ...{ '[': '(', '{': '(', '【': '(', '〔': '(', '〖': '(' },
  ...{ ']': ')', '}': ')', '】': ')', '〕': ')', '〗': ')' },
};

/**
 * A text in the form that searches compare: width, brackets and case make no difference. Each character keeps its
 * index, so that matches can be marked in the text itself.
 */
export function searchText(text: string): string {
  return text
    .replaceAll(/[\u3000\uff01-\uff5e]/g, narrow)
    .replaceAll(/[[\]{}【】〔〕〖〗]/g, (bracket) => brackets[bracket] ?? bracket)
    .toLowerCase();
}

/** The half-width form of a full-width character. */
function narrow(character: string): string {
  return character === '\u3000' ? ' ' : String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

/** Whether a text contains the typed one, as searches compare them; blanks around it do not count. */
export function isFoundIn(text: string, typed: string): boolean {
  return searchText(text).includes(searchText(typed).trim());
}

/** Whether an option of a select is found by its label. */
export function isOptionFound(typed: string, option: { readonly label?: unknown } | undefined): boolean {
  return isFoundIn(String(option?.label ?? ''), typed);
}
