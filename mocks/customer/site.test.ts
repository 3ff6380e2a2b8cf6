import { expect, test } from 'vitest';
import { z } from 'zod';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { createTestClient } from '../testClient';
import { dayLength } from '../time';

const site = customerEndpoints['customer/site'].operations;
const domain = customerEndpoints['customer/domain'].operations;
const rowsSchema = z.array(z.looseObject({ id: z.number(), domain: z.string(), isMain: z.number() }));

const filled = {
  siteTitle: '启明升学',
  logo: '/profile/logo.png',
  hotline: '400-000-0001',
  template: '2',
  primaryColor: '#17803d',
};

async function setUp(userName = 'admin') {
  const client = createTestClient();
  const caller = await client.as(userName);
  const ask = async (operation: { path: string }, body: object) => {
    const { code, msg, data } = await caller.post(operation.path, body);
    return { text: `${code} ${msg}`, data };
  };
  const domains = async (storeId: number) => rowsSchema.parse((await ask(domain.list, { storeId })).data);
  return { ...client, ask, domains };
}

test('[C3] a saved site is the one that is read', async () => {
  const { ask } = await setUp();
  expect((await ask(site.save, { storeId: 3, ...filled })).text).toBe('20000 success');
  expect((await ask(site.read, { storeId: 3 })).data).toMatchObject({
    store: { id: 3 },
    site: { siteTitle: '启明升学', template: '2', qq: '' },
    host: { hostName: 'node-04' },
  });
});

test.each([
  [{ siteTitle: '' }, '请输入网站名称'],
  [{ logo: '' }, '请上传网站标志'],
  [{ hotline: '123' }, '请输入正确的联系电话'],
  [{ qq: '012' }, '请输入正确的 QQ 号'],
  [{ icp: '豫备1号' }, '请输入正确的备案号'],
  [{ primaryColor: 'green' }, '请输入 #rrggbb 形式的颜色'],
  [{ copyright: '长'.repeat(61) }, '版权信息长度不能超过 60 个字符'],
])('[C3] a site with %j is refused: %s', async (wrong, text) => {
  const { ask } = await setUp();
  expect((await ask(site.save, { storeId: 3, ...filled, ...wrong })).text).toBe(`40000 ${text}`);
});

test('[C3] a domain is bound once over all institutions, and an institution has at most ten', async () => {
  const { ask, domains } = await setUp();
  const [bound] = await domains(4);
  const form = { storeId: 3, type: 1, isMain: 0, icpNo: '' };
  expect((await ask(domain.add, { ...form, domain: bound?.domain.toUpperCase() })).text).toBe(
    '40000 域名已被「知行教育咨询有限公司」绑定',
  );
  expect((await ask(domain.add, { ...form, domain: 'http://a.com/x' })).text).toBe(
    '40000 请输入正确的域名，不含 http:// 和路径',
  );
  const first = (await domains(3)).length;
  for (let count = first; count < 10; count += 1)
    expect((await ask(domain.add, { ...form, domain: `d${count}.example.com` })).text).toBe('20000 success');
  expect((await ask(domain.add, { ...form, domain: 'd11.example.com' })).text).toBe(
    '40000 域名数量不能超过 10 个',
  );
});

test('[C3] a use has one main domain, which is not deleted, made an ordinary one or put to another use', async () => {
  const { ask, domains } = await setUp();
  const [main] = await domains(3);
  const made = { storeId: 3, domain: 'new.example.com', type: 1, isMain: 1 };
  const { data } = await ask(domain.add, made);
  const { id } = z.object({ id: z.number() }).parse(data);
  const mains = (await domains(3)).filter(({ isMain }) => isMain === 1);
  expect(mains.map((row) => row.id)).toEqual([id]);
  expect((await ask(domain.remove, { id })).text).toBe('40000 主域名不能删除，请先指定其他主域名');
  const saved = async (changes: object) => (await ask(domain.save, { ...made, id, ...changes })).text;
  expect(await saved({ isMain: 0 })).toBe('40000 主域名不能取消，请先指定其他主域名');
  expect(await saved({ type: 2 })).toBe('40000 主域名不能更改用途，请先指定其他主域名');
  expect((await ask(domain.remove, { id: main?.id })).text).toBe('20000 success');
});

test('[C3] a changed domain is sent as a whole, under its own institution', async () => {
  const { ask, domains } = await setUp();
  const main = (await domains(3)).at(0) ?? expect.unreachable();
  expect((await ask(domain.save, { id: main.id, storeId: 3, isMain: 1 })).text).toBe('40000 请输入域名');
  expect((await ask(domain.save, { ...main, isMain: undefined })).text).toBe('40000 请选择主域名');
  expect((await ask(domain.save, { ...main, storeId: 4 })).text).toBe('40000 域名不属于该机构');
  expect((await ask(domain.save, main)).text).toBe('20000 success');
});

test('[C3] a new domain is resolved at the second check, one with bad in its name never', async () => {
  const { ask, clock, domains } = await setUp();
  const create = async (name: string) => {
    const { data } = await ask(domain.add, { storeId: 3, domain: name, type: 2, isMain: 0 });
    return z.object({ id: z.number() }).parse(data);
  };
  const good = await create('good.example.com');
  expect((await ask(domain.check, good)).data).toMatchObject({ dnsStatus: 0, sslStatus: 0, sslExpire: '' });
  expect((await ask(domain.check, good)).data).toMatchObject({ dnsStatus: 1, sslStatus: 1 });
  expect((await ask(domain.check, await create('bad.example.com'))).data).toMatchObject({ dnsStatus: 2 });
  clock.now += 80 * dayLength;
  expect((await domains(3)).find(({ id }) => id === good.id)).toMatchObject({ sslStatus: 2 });
});

test('[C3] a user of an institution reaches only its own site', async () => {
  const { ask } = await setUp('jigou');
  const codes = [];
  for (const storeId of [2, 3])
    for (const operation of [site.read, site.save, domain.list])
      codes.push((await ask(operation, { storeId, ...filled })).text.slice(0, 5));
  expect(codes).toEqual(['20000', '20000', '20000', '40301', '40301', '40301']);
});
