import { expect, test } from 'vitest';
import { catchSaved } from '@/src/testing/savedFiles';
import { downloadByName, downloadForm, downloadResource, downloadZip } from './download';
import { listening, responding } from './scriptedSend';

function setUp() {
  const { send, calls } = responding(new Blob(['bytes']));
  return { saved: catchSaved(), calls, deps: { send, notify: listening().notify } };
}

test('[FILE-4] a download by name asks with its name and whether to delete it, and saves the file', async () => {
  const { saved, calls, deps } = setUp();
  expect(await downloadByName(deps, '机构.csv', { remove: true })).toBe('机构.csv');
  expect(calls[0]).toMatchObject({
    method: 'GET',
    path: '/dev-api/common/download',
    query: { fileName: '机构.csv', delete: true },
  });
  expect(saved).toMatchObject([{ name: '机构.csv' }]);
  expect(await (await saved[0]?.content)?.text()).toBe('bytes');
});

test('[FILE-4] a resource, a zip archive and an urlencoded export each have their call', async () => {
  const { saved, calls, deps } = setUp();
  await downloadResource(deps, '/profile/upload/a.pdf');
  await downloadZip(deps, '/tool/gen/batchGenCode?tables=a,b');
  await downloadForm(deps, '/ssystem-api/api/store/export', { name: '一', ids: '1,2', status: '' });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /dev-api/common/download/resource',
    'GET /tool/gen/batchGenCode?tables=a,b',
    'POST /ssystem-api/api/store/export',
  ]);
  expect(calls[0]?.query).toEqual({ resource: '/profile/upload/a.pdf' });
  expect(String(calls[2]?.body)).toBe('name=%E4%B8%80&ids=1%2C2');
  expect(saved.map(({ name }) => name)).toEqual(['a.pdf', 'batchGenCode.zip', 'export']);
});
