/** Small changes to source text: where each goes is found by how these files end; the formatter does the rest. */

/**
 * Adds an import of a name, beside others of the same source if there are any.
 * @param {string} text
 * @param {string} name
 * @param {string} from
 */
export function withImport(text, name, from) {
  const same = new RegExp(`^import \\{([^}]*)\\} from '${escaped(from)}';$`, 'm');
  const [line, names] = same.exec(text) ?? [];
  if (line !== undefined && names !== undefined) {
    if (new RegExp(`(^|[\\s,])${name}(?=[\\s,]|$)`).test(names)) return text;
    return text.replace(line, `import { ${names.trim().replace(/,$/, '')}, ${name} } from '${from}';`);
  }
  const imports = [...text.matchAll(/^import [^;]*;$/gm)].at(-1);
  const added = `import { ${name} } from '${from}';\n`;
  if (!imports) return added + text;
  const end = imports.index + imports[0].length + 1;
  return text.slice(0, end) + added + text.slice(end);
}

/**
 * Adds a part to the last list or object with this ending: `];`, `} as const;`, `]);`.
 * @param {string} text
 * @param {string} part without its comma
 * @param {string} ending
 */
export function withPart(text, part, ending) {
  const at = text.lastIndexOf(ending);
  if (at < 0) throw new Error(`no "${ending}"`);
  const before = text.slice(0, at).trimEnd();
  const comma = /[[{,]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${part},\n${text.slice(at)}`;
}

/**
 * Adds a part before another one.
 * @param {string} text
 * @param {string} part
 * @param {string} follows how the other begins
 */
export function withPartBefore(text, part, follows) {
  const at = text.indexOf(follows);
  if (at < 0) throw new Error(`no "${follows.trim()}"`);
  return `${text.slice(0, at)}${part}${text.slice(at)}`;
}

/** First words of the REST calls, as several files list them. */
const restWords = /system\|monitor\|tool(?:\|\w+)*/g;

/**
 * Adds a first word to those of the REST calls.
 * @param {string} text
 * @param {string} word
 */
export function withRestWord(text, word) {
  return text.replaceAll(restWords, (words) =>
    words.split('|').includes(word) ? words : words.replace('|tool', `|tool|${word}`),
  );
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
