/** The paragraphs of an answer, each in one line; empty lines are left out. */
export function answerLines(answer: string): string[] {
  return answer
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** An answer as HTML: a paragraph for each line, without any markup of the typed or pasted text. */
export function answerHtml(answer: string): string {
  return answerLines(answer)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
