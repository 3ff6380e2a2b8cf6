import { expect, onTestFinished, test } from 'vitest';
import { createLoader } from './loader';

/** An address of a style sheet; `gone` where nothing is there any more. */
function sheetAt(state: 'here' | 'gone'): string {
  const address = URL.createObjectURL(new Blob(['p { color: rgb(1, 2, 3) }'], { type: 'text/css' }));
  if (state === 'gone') URL.revokeObjectURL(address);
  return address;
}

/** A link in the page whose style sheet could not be fetched. */
async function loseSheet(): Promise<() => HTMLLinkElement> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheetAt('gone') });
  const failed = new Promise((resolve) => link.addEventListener('error', resolve));
  document.head.append(link);
  await failed;
  const find = () => [...document.querySelectorAll('link')].find(({ href }) => href === link.href) ?? link;
  onTestFinished(() => find().remove());
  return find;
}

test('code that failed waits for its lost style sheet; other code goes on', async () => {
  const find = await loseSheet();
  let fetches = 0;
  const form = createLoader(async () => {
    fetches += 1;
    if (fetches === 1) throw new Error('Unable to preload CSS for /assets/form.css');
    return 'form';
  });
  await expect(form.fetch()).rejects.toThrow('Unable to preload CSS');
  await expect(form.fetch()).rejects.toThrow('Unable to preload CSS for blob:');
  expect(fetches).toBe(1);
  await expect(createLoader(async () => 'menu').fetch()).resolves.toBe('menu');

  const paragraph = document.body.appendChild(document.createElement('p'));
  onTestFinished(() => paragraph.remove());
  const link = find();
  link.href = sheetAt('here');
  onTestFinished(() => document.querySelector(`link[href="${link.href}"]`)?.remove());
  await expect(form.fetch()).resolves.toBe('form');
  expect(fetches).toBe(2);
  expect(getComputedStyle(paragraph).color).toBe('rgb(1, 2, 3)');
});

test.each(['taken away', 'asked for anew'])('code goes on where the dead link was %s', async (after) => {
  const link = (await loseSheet())();
  const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href });
  link.remove();
  if (after === 'asked for anew') document.head.append(again);
  else link.href = sheetAt('here');
  onTestFinished(() => again.remove());
  onTestFinished(() => document.querySelector(`link[href="${link.href}"]`)?.remove());
  await expect(createLoader(async () => 'form').fetch()).resolves.toBe('form');
  expect(document.querySelectorAll(`link[href="${link.href}"]`)).toHaveLength(1);
});
