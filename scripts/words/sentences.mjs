/** The maximum number of English words in a sentence of a comment or a test's name. */
export const mostWords = 20;

const paragraphBegin = /^(?:-|\d+\.|@\w+|biome-ignore)\s/;
const sentenceEnd = /([.!?。]["»”)]*)\s+/g;

/**
 * The sentences of a text above the maximum. Code in backticks counts as a word; figures and Chinese do not count.
 * @param {string} text a comment without its delimiters, or a test's name
 * @returns {{ words: number, sentence: string }[]}
 */
export function longSentences(text) {
  return paragraphsOf(text)
    .flatMap(sentencesOf)
    .map((sentence) => ({ words: countWords(sentence), sentence }))
    .filter(({ words }) => words > mostWords);
}

/**
 * Paragraphs, items of lists and tags, each on one line; orders to Biome are left out.
 * @param {string} text
 * @returns {string[]}
 */
function paragraphsOf(text) {
  /** @type {string[]} */
  const found = [''];
  for (const written of text.split('\n')) {
    const line = written.replace(/^\s*\*?/, '').trim();
    if (line === '' || paragraphBegin.test(line)) found.push(line);
    else found.push(`${found.pop()} ${line}`.trim());
  }
  return found.filter((paragraph) => !paragraph.startsWith('biome-ignore'));
}

/**
 * @param {string} paragraph
 * @returns {string[]}
 */
function sentencesOf(paragraph) {
  return paragraph
    .replace(/^@\w+\s+(\{.*\}\s+)?/, '')
    .replace(/`[^`]*`/g, (code) => code.replace(/\s/g, '_'))
    .replace(sentenceEnd, '$1\n')
    .split('\n');
}

/**
 * @param {string} sentence
 * @returns {number}
 */
function countWords(sentence) {
  const plain = sentence.replace(/\[[A-Z][\w-]*\]/g, '');
  return plain.split(/\s+/).filter((word) => /[A-Za-z]/.test(word)).length;
}
