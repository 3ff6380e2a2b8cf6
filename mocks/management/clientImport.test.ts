import { expect, test } from 'vitest';
import { managementEndpoints } from '@/resources/management/endpoints';
import { keepFile } from '../platform/filesKept';
import { createTestClient } from '../testClient';
import { type ClientRow, clientTable } from './clientTable';

const { path } = managementEndpoints['management/client-data'].operations.import;

test('[G2] an import names wrong rows one by one, and writes the rest', async () => {
  const { mockServer, as } = createTestClient();
  const admin = await as('admin');
  const clients = await mockServer.table(clientTable);
  const inStore = (row: ClientRow) => row.storeId === 1;
  const known = clients.find(inStore);
  const head = '学生姓名,性别,手机号,高考省份,高考年份,客户来源';
  const rows = [
    '顾书瑶,女,19900009201,湖南,2026,转介绍',
    '陈若溪,女,19900009201,湖南,2026,网站',
    `沈越清,男,${known?.mobile},湖南省,2026,讲座`,
    '许,男,19900009203,湖南,2026,讲座',
    '何知行,男,19900009204,广东,2027,电话',
    '林知夏,女,19900009205,台湾,2026,电话',
  ];
  const file = new File([[head, ...rows].join('\r\n')], '名单.csv', { type: 'text/csv' });
  await keepFile(mockServer, '/profile/upload/2026/06/20/names.csv', '名单.csv', file);
  const about = { fileName: '/profile/upload/2026/06/20/names.csv' };
  const { data } = await admin.post(path, { ...about, mode: 1 });
  expect(data).toMatchObject({ total: 6, valid: 2 });
  expect(data).toHaveProperty('errors', [
    { row: 3, column: '手机号', value: '19900009201', msg: '与第 2 行的手机号重复' },
    { row: 4, column: '手机号', value: known?.mobile, msg: `该手机号已有客户：${known?.name}` },
    { row: 5, column: '', value: '', msg: '学生姓名长度为 2-20 个字符' },
    { row: 7, column: '高考省份', value: '台湾', msg: '请选择高考省份' },
  ]);
  expect(clients.all()).toHaveLength(260);
  await admin.post(path, { ...about, mode: 2 });
  expect(clients.all()).toHaveLength(262);
  expect(clients.find(({ name }) => name === '何知行')).toMatchObject({ provinceId: 440000, source: '4' });
});
