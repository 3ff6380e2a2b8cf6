import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { uploadEndpoints } from '@/resources/upload/endpoints';
import { contentFits, readEnds } from '@/src/lib/fileType';
import { appointmentTable } from '../expert/appointmentTable';
import { reportTable } from '../expert/reportTable';
import { cashTable } from '../finance/cashbook/cashTable';
import { ledgerTable, withdrawalTable } from '../finance/tables';
import { noticeTable } from '../management/noticeTable';
import { replyTable, workOrderTable } from '../management/workOrder/workOrderTable';
import type { MockServer } from '../mockServer';
import { articleTable } from '../operations/article/articleTable';
import { brochureTable } from '../operations/brochure/brochureTable';
import { collegeTable } from '../operations/college/collegeTable';
import { consultTable } from '../operations/consult/consultTable';
import { goodServiceTable } from '../operations/goodService/goodServiceTable';
import { majorTable } from '../operations/major/majorTable';
import { materialTable } from '../operations/material/materialTable';
import { serviceTable } from '../operations/service/serviceTable';
import { systemUpdateTable } from '../operations/systemUpdateTable';
import { siteTable as siteUserTable } from '../operations/user/userTables';
import { websiteTable } from '../show/website';
import { rechargeTable } from '../system/recharge/rechargeTable';
import type { TableDefinition } from '../table';
import { createTestClient } from '../testClient';

const { list, create, update, remove, uses } = uploadEndpoints['upload/image'].operations;
const titles = uploadEndpoints['upload/title'].operations;
const rows = z.object({
  total: z.number(),
  list: z.array(z.looseObject({ id: z.number(), name: z.string(), url: z.string(), size: z.number() })),
});

async function setUp() {
  const { as, mockServer } = createTestClient();
  const caller = await as('admin');
  const listed = async (filters: object = {}) =>
    rows.parse((await caller.post(list.path, { limit: 50, ...filters })).data);
  return { ...caller, mockServer, listed };
}

test('[U2] 40 pictures of five categories, each what its address says and as large as the list says', async () => {
  const { listed, fetch } = await setUp();
  expect((await listed()).total).toBe(40);
  expect((await listed({ category: 'icon' })).total).toBe(8);
  for (const name of ['图书馆', '位次']) {
    const [image] = (await listed({ name })).list;
    const body = await (await fetch('GET', image?.url ?? '')).blob();
    expect(body.size).toBe(image?.size);
    expect(contentFits(image?.url.split('.').at(-1) ?? '', await readEnds(body))).toBe(true);
  }
});

test('[U2] a used picture names its uses and is not deleted; an unused one is', async () => {
  const { listed, post, mockServer } = await setUp();
  // Articles and resources of the demonstration show the pictures of the stock as well.
  for (const table of [await mockServer.table(articleTable), await mockServer.table(materialTable)])
    for (const { id } of table.all()) await table.remove(id);
  const [used] = (await listed({ name: '备考心态' })).list;
  const [unused] = (await listed({ name: '水印' })).list;
  expect((await post(uses.path, { id: used?.id })).data).toEqual([
    { page: '标题素材', title: '新高考选科指导资料包', path: '/upload/title/show/1' },
  ]);
  expect((await post(remove.path, { id: `${unused?.id},${used?.id}` })).msg).toBe(
    '该图片被 1 处使用，不能删除',
  );
  expect((await listed()).total).toBe(40);
  expect((await post(remove.path, { id: unused?.id })).code).toBe(20000);
  expect((await post(titles.remove.path, { id: 1 })).code).toBe(20000);
  expect((await post(remove.path, { id: used?.id })).code).toBe(20000);
  expect((await listed()).total).toBe(38);
});

test.each([
  placeIn(articleTable, 'content', '/operations/headlines/show/'),
  placeIn(serviceTable, 'intro', '/operations/service/show/'),
  placeIn(goodServiceTable, 'cover', '/operations/good-service/show/'),
  placeIn(brochureTable, 'content', '/operations/brochure/show/'),
  placeIn(collegeTable, 'logo', '/operations/school-data/show/'),
  placeIn(majorTable, 'intro', '/operations/specialty/show/'),
  placeIn(materialTable, 'cover', '/operations/resource-categories/resource/show/'),
  placeIn(noticeTable, 'content', '/management/notices/show/'),
  placeIn(systemUpdateTable, 'content', '/operations/system-updates/show/'),
  placeIn(websiteTable, 'wechatQr', '/show/website'),
  placeIn(consultTable, 'replies', '/operations/consult/show/', (text) => [reply(text)]),
  placeIn(siteUserTable, 'avatar', '/operations/users/show/'),
  placeIn(workOrderTable, 'images', '/management/work-order-list/show/', listed),
  placeIn(replyTable, 'images', '/management/work-order-list/show/', listed),
  placeIn(ledgerTable, 'vouchers', '/finance/institution-details/show/', listed),
  placeIn(cashTable, 'vouchers', '/finance/management/show/', listed),
  placeIn(withdrawalTable, 'payVoucher', '/finance/withdrawals/show/'),
  placeIn(rechargeTable, 'voucher', '/system/recharge/show/'),
  placeIn(appointmentTable, 'summary', '/expert/appointment/show/'),
  placeIn(reportTable, 'remark', '/expert/filling/report\\?id='),
])('[U2] a picture in the $member of $name is used at $path, and stays', async ({ path, enter }) => {
  const { listed, post, mockServer } = await setUp();
  const [unused] = (await listed({ name: '水印' })).list;
  await enter(mockServer, `<p>图</p><img src="${unused?.url}">`);
  expect((await post(uses.path, { id: unused?.id })).data).toMatchObject([
    { path: expect.stringMatching(new RegExp(`^${path}`)) },
  ]);
  expect((await post(remove.path, { id: unused?.id })).msg).toBe('该图片被 1 处使用，不能删除');
});

/** The value of a member that holds several texts. */
function listed(text: string): readonly string[] {
  return [text];
}

function reply(text: string) {
  return { content: '', images: [text], by: '', time: '', fromUser: 0 };
}

/** A table whose first record is given a picture. */
function placeIn<Row extends object>(
  definition: TableDefinition<Row>,
  member: keyof Row & string,
  path: string,
  made: (text: string) => unknown = (text) => text,
) {
  return {
    ...{ name: definition.name, member, path },
    enter: async (mockServer: MockServer, text: string) => {
      const table = await mockServer.table(definition);
      const [row] = table.all();
      await table.put({ ...(row ?? expect.unreachable()), [member]: made(text) });
    },
  };
}

test('[U2] a picture is added after its upload alone; its address stays', async () => {
  const { fetch, post, listed } = await setUp();
  const form = new FormData();
  form.append('image', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'a.png'));
  form.append('type', 'png');
  form.append('storeId', '1');
  const response = await fetch('POST', platformCalls.imageUpload.path, form);
  const { data } = z.object({ data: z.object({ url: z.string() }) }).parse(await response.json());
  const body = { name: '新图', category: 'other', url: data.url, width: 3, height: 2, size: 4 };
  expect((await post(create.path, { ...body, url: '/profile/image/999' })).msg).toBe('图片不存在，请先上传');
  expect((await post(create.path, { ...body, name: '长'.repeat(51) })).msg).toBe(
    '名称长度不能超过 50 个字符',
  );
  const { data: created } = await post(create.path, body);
  const { id } = z.object({ id: z.number() }).parse(created);
  expect((await post(update.path, { id, url: '/x' })).msg).toBe('不能更换图片的地址');
  expect((await post(update.path, { id, category: 'icon' })).code).toBe(20000);
  expect((await listed({ category: 'icon' })).total).toBe(9);
});

test('[U3] ten titles on the files of the library; a title is there once, its archive holds its files', async () => {
  const { post, fetch } = await setUp();
  const { data } = await post(titles.list.path, { limit: 50 });
  const { list: sets } = z
    .object({
      list: z.array(z.looseObject({ id: z.number(), title: z.string(), files: z.array(z.string()) })),
    })
    .parse(data);
  expect(sets).toHaveLength(10);
  const [first, second] = sets;
  expect((await post(titles.update.path, { id: second?.id, title: first?.title })).msg).toBe('标题已存在');
  expect((await post(titles.update.path, { id: second?.id, files: [] })).msg).toBe('请至少上传一个文件');
  const { path } = z
    .object({ path: z.string() })
    .parse((await post(titles.zip.path, { id: first?.id })).data);
  const archive = await (await fetch('GET', path)).text();
  for (const name of ['新高考选科指导手册.pdf', '选科与专业对照表.docx']) expect(archive).toContain(name);
  expect((await post(titles.one.path, { id: first?.id })).data).toMatchObject({ downloads: 14 });
});
