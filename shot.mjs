import { chromium } from 'playwright-core';
const base = 'http://localhost:4877';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const out = process.argv[2];
async function session(viewport, dark) {
  const context = await browser.newContext({ viewport, colorScheme: dark ? 'dark' : 'light', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)));
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 200)));
  await page.goto(base + '/login');
  await page.getByPlaceholder('请输入账号').or(page.getByLabel('账号')).first().fill('admin');
  await page.locator('input[type=password]').first().fill('admin123');
  await page.getByRole('button', { name: /登\s*录/ }).first().click();
  await page.waitForURL((u) => !u.pathname.includes('login'), { timeout: 20000 });
  await page.waitForTimeout(1500);
  return page;
}
const wide = await session({ width: 1440, height: 900 }, false);
for (const [name, path] of [['org', '/system/organization?orgId=2'], ['hot', '/system/hot-update'], ['memo', '/system/memo'], ['link', '/show/link'], ['home', '/index']]) {
  await wide.goto(base + path); await wide.waitForTimeout(3500);
  if (name === 'memo') { await wide.getByText('卡片墙').click(); await wide.waitForTimeout(1200); }
  await wide.screenshot({ path: `${out}/${name}-wide.png`, fullPage: name === 'home' });
}
const phone = await session({ width: 390, height: 844 }, true);
for (const [name, path] of [['org', '/system/organization'], ['hot', '/system/hot-update'], ['memo', '/system/memo'], ['link', '/show/link']]) {
  await phone.goto(base + path); await phone.waitForTimeout(3500);
  const over = await phone.evaluate(() => document.documentElement.scrollWidth);
  console.log(name, 'scrollWidth', over);
  if (name === 'memo') { await phone.getByText('卡片墙').click(); await phone.waitForTimeout(1200); console.log('wall', await phone.evaluate(() => document.documentElement.scrollWidth)); }
  await phone.screenshot({ path: `${out}/${name}-phone.png` });
}
await browser.close();
