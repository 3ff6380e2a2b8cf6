import { expect, test } from 'vitest';
import { richtext } from './richtext';

/** The problem of a required text that is saved, by the rules of its field. */
async function problemOf(html: string): Promise<string | undefined> {
  const form = Object.assign(Object.create(null), { getFieldsValue: () => ({}), getFieldValue: () => html });
  const rules = (richtext('正文', { required: true }).rules ?? []).map((rule) =>
    typeof rule === 'function' ? rule(form) : rule,
  );
  const checks = rules.map(async ({ validator }) => validator?.({}, html, () => {}));
  return Promise.all(checks).then(() => undefined, String);
}

test('a required text without words is missing, with a picture or a table as well', async () => {
  for (const html of [
    '<p>&nbsp;</p>',
    '<p><img src="/a.png" alt="甲"></p>',
    '<table><tr><td></td></tr></table>',
  ])
    expect(await problemOf(html)).toBe('Error: 请输入正文');
  expect(await problemOf('<p>甲</p><img src="/a.png">')).toBeUndefined();
});
