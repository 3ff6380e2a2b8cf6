import { expect, test } from 'vitest';
import { allEndpoints } from '@/resources';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { managementEndpoints } from '@/resources/management/endpoints';
import { monitorEndpoints } from '@/resources/monitor/endpoints';
import { systemEndpoints } from '@/resources/system/endpoints';
import { withdrawalTable } from '../finance/tables';
import { clientTable } from '../management/clientTable';
import { menuNodes } from '../menu/menuTable';
import { createTestClient } from '../testClient';
import { businessTypeOf } from './businessType';
import { operLogTable, titleOf } from './operLog';

/** Operations that look, by their names; `mark` notes that somebody has. */
const looks = new Set(
  [
    'list one read reads values value items log logs lines rules roles ofRole without options info filter',
    'counts stat stats summary storeSummary total overview curve trend quota funds suggest coverage diff',
    'domains configs scoreTable requirements scoreFilter scoreInfo batchEquivalents chances batches',
    'batchLines calibration units groups majors major versions provinces province switches open student user',
    'shares content recommend home grades departments slots collect recharges stores services similar handlers',
    'sameTitle plans categories reach targets crowds prices tree deptTree compare detail zip down brand pdf owners',
    'follows receivers people subjects receipts readers matrix precheck replies batchQuery oddities statement',
    'releases making importTemplate runInfo cacheSize names keys preview menus dictTypes find uses checkCode',
    'archive report mark markAll',
  ].flatMap((names) => names.split(' ')),
);

/** Operations that look in these resources, and change something in others. */
const looksHere = [
  ...['score/line check', 'management/recycle-bin check'],
  ...['expert/volunteer version', 'operations/consult version', 'operations/edit-info version'],
];

const operationsOfAll = Object.values(allEndpoints).flatMap(({ name: resource, operations }) =>
  Object.entries(operations).map(([name, operation]) => ({ resource, name, operation })),
);

test('every operation that changes something has a type in the log, and none that only looks', () => {
  const wrong = operationsOfAll.filter(
    ({ resource, name, operation }) =>
      (looks.has(name) || looksHere.includes(`${resource} ${name}`)) !==
      (businessTypeOf(operation) === undefined),
  );
  expect(wrong).toEqual([]);
});

test('withdrawn permissions are 授权, cancelled orders and withdrawals changes', () => {
  const { cancel: order } = expertEndpoints['expert/order'].operations;
  const { cancel: withdrawal } = financeEndpoints['finance/withdrawals'].operations;
  const { cancel: role } = systemEndpoints['system/role/user'].operations;
  expect([order, withdrawal, role].map(businessTypeOf)).toEqual([2, 2, 4]);
});

test('the log names the screen of every change, never its path', () => {
  const titles = operationsOfAll
    .filter(({ operation }) => businessTypeOf(operation) !== undefined)
    .map(({ operation }) => `${titleOf(menuNodes, operation)} ${operation.path}`);
  expect(titles.filter((title) => title.startsWith('/'))).toEqual([]);
});

test('saved permissions, a stopped institution and a checked domain are logged under their screens', async () => {
  const admin = await createTestClient().as('admin');
  const { save } = systemEndpoints['system/authority'].operations;
  const { changeStatus } = customerEndpoints['customer/store'].operations;
  const { check } = customerEndpoints['customer/domain'].operations;
  await admin.post(save.path, { id: 3, ids: [] });
  await admin.post(changeStatus.path, { id: 3, status: 0, reason: '合作暂停' });
  await admin.post(check.path, { id: 30 });
  expect(
    (await admin.get(`${monitorEndpoints['monitor/operlog'].operations.list.path}?pageSize=3`)).rows,
  ).toMatchObject([
    { title: '主机与网站', businessType: 0, operUrl: check.path },
    { title: '机构列表', businessType: 2, operUrl: changeStatus.path },
    { title: '权限管理', businessType: 4, operUrl: save.path },
  ]);
});

test('the log says that somebody had a whole number shown, and does not hold the number', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const { plain } = managementEndpoints['management/client-data'].operations;
  const client = (await mockServer.table(clientTable)).find(({ mobile }) => mobile !== '');
  const { id, mobile } = client ?? expect.unreachable();
  const body = { id, field: 'mobile' };
  expect(await admin.post(plain.path, body)).toMatchObject({ data: { value: mobile } });
  const { audit } = financeEndpoints['finance/withdrawals'].operations;
  const row = (await mockServer.table(withdrawalTable)).find(({ status }) => status === 0);
  const { id: withdrawal, accountNo } = row ?? expect.unreachable();
  await admin.post(audit.path, { id: withdrawal, result: 1, remark: '' });
  const rows = (await mockServer.table(operLogTable)).all().slice(-2);
  expect(rows).toMatchObject([{ operUrl: plain.path, jsonResult: '' }, { operUrl: audit.path }]);
  for (const number of [mobile, accountNo]) expect(JSON.stringify(rows)).not.toContain(number);
});
