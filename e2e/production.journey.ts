import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '@/mocks/demoAccounts';
import { signIn } from '../scripts/signIn.mjs';
import { startSite } from '../scripts/site.mjs';
import { testNow } from './clock';
import { expect, test } from './journey';

const root = join(import.meta.dirname, '..');
const names = (folder: string) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
const read = (folder: string, name: string) => readFileSync(join(root, folder, name), 'utf8');

/** The words that occur in the scripts, pages and files of a build. */
function wordsIn(folder: string, words: readonly string[]): string[] {
  const texts = names(folder).filter((name) => /\.(js|css|html|json)$/.test(name));
  const found = texts.flatMap((name) => {
    const text = read(folder, name);
    return words.filter((word) => text.includes(word));
  });
  return [...new Set(found)];
}

test('the deployed build holds no mocks, demo accounts, seeds, worker or manifest', () => {
  const besides = names('dist').filter((name) => !/^assets\b/.test(name));
  expect(besides.toSorted()).toEqual([
    'config.js',
    'favicon.svg',
    'index.html',
    'outdated.js',
    'version.json',
  ]);
  const accounts = demoAccounts.flatMap(({ realName, sees }) => [realName, sees]);
  const seeds = ['鼎新', '示例省教育厅', '南京林业大学'];
  const words = [...accounts, ...seeds, 'admin123', 'mockServiceWorker', 'toolbox-mock', 'dev/gallery'];
  expect(wordsIn('dist-demo', words).toSorted()).toEqual(words.toSorted());
  expect(wordsIn('dist', words)).toEqual([]);
});

test('scripts and style sheets are there packed as well, and what keeps its name never is', () => {
  const all = names('dist');
  const worthWhile = all.filter(
    (name) => /^assets\b.+\.(js|css)$/.test(name) && read('dist', name).length > 1024,
  );
  expect(worthWhile.filter((name) => !all.includes(`${name}.br`) || !all.includes(`${name}.gz`))).toEqual([]);
  expect(all.filter((name) => /^[^/\\]+\.(br|gz)$/.test(name))).toEqual([]);
});

test.describe('the deployed build', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  test.beforeAll(async () => {
    site = await startSite({ folder: 'dist', now: testNow });
  });
  test.afterAll(() => site.stop());

  test('works with a server whose address config.js names', async ({ page }) => {
    const body = await configOf(site.address, { apiBase: site.address });
    await page.route('**/config.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await signIn(page, 'admin', { address: `${site.address}/login?redirect=%2Fcustomer%2Flist` });
    await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible();
    await page.goto(`${site.address}/dev/gallery`);
    await expect(page.getByRole('navigation', { name: '组件目录' })).toHaveCount(0);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  });

  test('says that it has no mocks where config.js wants them', async ({ page }) => {
    const body = 'window.__APP_CONFIG__ = { mocks: true };';
    await page.route('**/config.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto(`${site.address}/login`);
    await expect(page.getByText('mocks 为 true，但此构建不含演示数据')).toBeVisible();
  });
});

/** The configuration for a mock server, with keys of our own and without its accounts. */
async function configOf(address: string, own: object): Promise<string> {
  const script = await (await fetch(`${address}/config.js`)).text();
  return `${script}Object.assign(window.__APP_CONFIG__, ${JSON.stringify({ ...own, demoAccounts: [] })});`;
}
