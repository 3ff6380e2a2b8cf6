/** What a head must say: the labels of all columns, each once, in any order, and nothing else. */
export interface HeadCheck {
  /** Where each label stands, in the order of the labels; empty where the head is refused. */
  readonly places: readonly number[];
  /** What is wrong, column by column named. */
  readonly problems: readonly string[];
}

/** Compares a file's head with the columns; a star and spaces around a name do not count. */
export function checkHead(head: readonly string[], labels: readonly string[]): HeadCheck {
  const names = head.map((text) => text.replace(/[*＊]/g, '').trim());
  const written = names.filter((name) => name !== '');
  const missing = labels.filter((label) => !names.includes(label));
  const unknown = [...new Set(written.filter((name) => !labels.includes(name)))];
  const doubled = [...new Set(written.filter((name, index) => written.indexOf(name) !== index))];
  const problems = [
    ...say('缺少列', missing),
    ...say('多出模板没有的列', unknown),
    ...say('重复的列', doubled),
  ];
  return { problems, places: problems.length > 0 ? [] : labels.map((label) => names.indexOf(label)) };
}

function say(what: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${what}：${names.join('、')}`];
}
