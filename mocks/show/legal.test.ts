import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { showEndpoints } from '@/resources/show/endpoints';
import { isRecord } from '@/src/lib/record';
import { createTestClient, noon } from '../testClient';
import { dayLength, formatTime } from '../time';

const { list, one, create, update, remove, publish } = showEndpoints['show/agreement'].operations;

async function open() {
  const { as, nobody, clock } = createTestClient();
  const admin = await as('admin');
  const current = async () => (await nobody.post(platformCalls.agreementText.path, { docType: '1' })).data;
  const statesOf = async (docType: string) => {
    const { data } = await admin.post(list.path, { page: 1, limit: 50, docType });
    const rows = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
    return Object.fromEntries(rows.map(({ version, status }) => [version, status]));
  };
  return { admin, nobody, clock, current, statesOf };
}

const content = `<p>${'本平台为机构提供志愿填报业务的管理工具。'.repeat(3)}</p>`;
const draft = { docType: '1', title: '用户服务协议', version: 'V3.0', content, changes: '', forceAgree: 1 };
const later = (days: number) => formatTime(noon + days * dayLength);

test('[S1] the clock turns 待生效 into 生效中, and the former version into 已失效', async () => {
  const { admin, clock, current, statesOf } = await open();
  expect(await statesOf('1')).toEqual({ 'V1.0': 3, 'V1.1': 2, 'V2.0': 0 });
  expect(await admin.post(publish.path, { id: 3, effectiveTime: later(2) })).toMatchObject({ code: 20000 });
  expect(await statesOf('1')).toEqual({ 'V1.0': 3, 'V1.1': 2, 'V2.0': 1 });
  expect(await current()).toMatchObject({ version: 'V1.1' });
  clock.now += 2 * dayLength;
  expect(await statesOf('1')).toEqual({ 'V1.0': 3, 'V1.1': 3, 'V2.0': 2 });
  expect(await current()).toMatchObject({ version: 'V2.0' });
});

test('[S1] a version published now is in force at once', async () => {
  const { admin, current } = await open();
  await admin.post(publish.path, { id: 3, effectiveTime: later(0) });
  expect(await current()).toMatchObject({ version: 'V2.0' });
  expect((await admin.post(one.path, { id: 3 })).data).toMatchObject({ publisher: '林知远', status: 2 });
});

test.each([
  ['a version that exists', create.path, { ...draft, version: 'V1.1' }, '该版本已存在'],
  ['a version of another form', create.path, { ...draft, version: '3.0' }, '版本格式应为 V1.0'],
  ['a short text', create.path, { ...draft, content: `<p>${'字'.repeat(49)}</p>` }, '正文内容过短'],
  ['an empty text', create.path, { ...draft, content: '' }, '请输入正文'],
  ['a change of what is published', update.path, { id: 2, title: '协议' }, '已发布的文本不能修改'],
  ['another type', update.path, { id: 3, docType: '2' }, '类型不能修改'],
  ['the removal of what is published', remove.path, { id: 2 }, '已发布的文本不能删除'],
  ['publishing twice', publish.path, { id: 2, effectiveTime: later(1) }, '该文本已发布'],
  ['a time that is past', publish.path, { id: 3, effectiveTime: later(-1) }, '生效时间不能早于当前时间'],
  ['no time', publish.path, { id: 3 }, '请选择生效时间'],
])('[S1] %s is refused', async (_what, path, body, refusal) => {
  const { admin } = await open();
  expect(await admin.post(path, body)).toMatchObject({ code: 40000, msg: refusal });
});

test('[S1] a draft of any length is kept, and deleted again', async () => {
  const { admin } = await open();
  const long = `<p>${'约'.repeat(70_000)}</p>`;
  const { data } = await admin.post(create.path, { ...draft, content: long });
  const id = isRecord(data) ? data.id : 0;
  expect((await admin.post(one.path, { id })).data).toMatchObject({ content: long, status: 0 });
  expect(await admin.post(remove.path, { id })).toMatchObject({ code: 20000 });
});

test('[S4] a missing type, or one without a text in force, is refused', async () => {
  const { nobody } = await open();
  const { path } = platformCalls.privacyText;
  expect((await nobody.post(path, { docType: '2' })).data).toMatchObject({ title: '未成年人信息保护规则' });
  expect(await nobody.post(path, {})).toMatchObject({ code: 40000, msg: '请选择类型' });
});
