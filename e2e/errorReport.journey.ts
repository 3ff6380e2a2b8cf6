import { expect, openAs, test } from './journey';

test('a crash in production is reported to the address in config.js, without names', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/broken|ERR_FAILED|Failed to fetch|preload/);
  await page.route('/config.js', async (route) => {
    const script = await (await route.fetch()).text();
    const body = `${script}window.__APP_CONFIG__.errorReport = '/failures';`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  const bodies: string[] = [];
  const headers: Record<string, string>[] = [];
  await page.route('/failures', (route) => {
    bodies.push(route.request().postData() ?? '');
    headers.push(route.request().headers());
    return route.fulfill({ status: 204 });
  });
  await page.route('**/assets/later-shell-features-*.js', (route) => route.abort());
  await openAs(page, 'admin', '/customer/list?keyword=secret');
  await expect(page.getByRole('region', { name: '机构列表' })).toBeVisible();
  const { build } = await (await page.request.get('/version.json')).json();

  await page.getByRole('button', { name: '主题设置' }).click();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('broken for 林知远 with "hunter2"');
    });
    void Promise.reject(new Error('broken promise 19900001234'));
  });

  const told = () =>
    bodies.flatMap((body) => JSON.parse(body).errors.map((error: { message: string }) => error.message));
  await expect
    .poll(told)
    .toEqual(
      expect.arrayContaining([
        'TypeError: broken for … with …',
        'Error: broken promise …',
        expect.stringMatching(/dynamically imported module: \/assets\/later-shell-features/),
      ]),
    );
  for (const body of bodies) {
    const sent = JSON.parse(body);
    expect(sent.build).toBe(build);
    for (const { address } of sent.errors) expect(address).toBe('/customer/list');
    expect(body).not.toMatch(/secret|hunter2|林知远|19900001234/);
  }
  for (const sent of headers) expect(Object.keys(sent)).not.toContain('cookie');
});
