import { expect, onTestFinished, test } from 'vitest';
import { createLoader } from './loader';

/** An address of a style sheet; `gone` where nothing is there any more. */
function sheetAt(state: 'here' | 'gone'): string {
  const address = URL.createObjectURL(new Blob(['p { color: rgb(1, 2, 3) }'], { type: 'text/css' }));
  if (state === 'gone') URL.revokeObjectURL(address);
  return address;
}

/** A link that has just been put into the page. */
function linkTo(state: 'here' | 'gone'): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheetAt(state) });
  document.head.append(link);
  onTestFinished(() => link.remove());
  return link;
}

/** A link in the page whose style sheet could not be fetched. */
async function loseSheet(): Promise<() => HTMLLinkElement> {
  const link = linkTo('gone');
  await new Promise((resolve) => link.addEventListener('error', resolve));
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

test('code goes on where the dead link was taken away', async () => {
  const link = (await loseSheet())();
  link.remove();
  link.href = sheetAt('here');
  onTestFinished(() => document.querySelector(`link[href="${link.href}"]`)?.remove());
  await expect(createLoader(async () => 'form').fetch()).resolves.toBe('form');
  expect(document.querySelectorAll(`link[href="${link.href}"]`)).toHaveLength(1);
});

test('code goes on where the dead link was asked for anew', async () => {
  const link = linkTo('here');
  link.dispatchEvent(new Event('error'));
  link.remove();
  const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href });
  document.head.append(again);
  onTestFinished(() => again.remove());
  await expect(createLoader(async () => 'form').fetch()).resolves.toBe('form');
  expect(document.querySelectorAll(`link[href="${link.href}"]`)).toHaveLength(1);
});

test('code waits for a style sheet that somebody else asked for', async () => {
  const link = linkTo('here');
  expect(link.sheet).toBeNull();
  await expect(createLoader(async () => 'list').fetch()).resolves.toBe('list');
  expect(link.sheet).not.toBeNull();
});

test('code fails with a style sheet that failed under way and again', async () => {
  const link = linkTo('gone');
  const list = createLoader(async () => 'list');
  await expect(list.fetch()).rejects.toThrow('Unable to preload CSS for blob:');
  const again = document.querySelector<HTMLLinkElement>(`link[href="${link.href}"]`);
  if (again) again.href = sheetAt('here');
  onTestFinished(() => document.querySelector(`link[href="${again?.href}"]`)?.remove());
  await expect(list.fetch()).resolves.toBe('list');
});

test('code goes on without a style sheet from elsewhere, such as an extension’s', async () => {
  const href = 'http://localhost:1/foreign.css';
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  onTestFinished(() => document.querySelector(`link[href="${href}"]`)?.remove());
  expect(link.sheet).toBeNull();
  await expect(createLoader(async () => 'list').fetch()).resolves.toBe('list');
});
