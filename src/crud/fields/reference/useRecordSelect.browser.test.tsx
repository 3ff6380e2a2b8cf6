import { useList } from '@refinedev/core';
import { useState } from 'react';
import { Routes as Paths, Route } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSelect } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { Select } from '../../../ui/fields/Select';
import { useRecordSelect } from './useRecordSelect';

const path = '/ssystem-api/api/store/list';

function Picker() {
  const { records, searching } = useRecordSelect({ resource: 'customer/store' });
  const options = records.map(({ id, name }) => ({ value: String(id), label: String(name) }));
  return (
    <>
      <Select {...searching} aria-label="机构" style={{ width: 240 }} options={options} />
      <output aria-label="条数">{records.length}</output>
    </>
  );
}

/** The same reading by `useList`. */
function Listed() {
  const pagination = { currentPage: 1, pageSize: 50, mode: 'server' } as const;
  const { result } = useList({
    resource: 'customer/store',
    dataProviderName: 'default',
    pagination,
    filters: [],
  });
  return <output aria-label="条数">{result.data.length}</output>;
}

const addresses = [
  '/customer/list',
  '/customer/list?page=2',
  '/customer/list?status=1',
  '/customer/list/edit/3',
];

/** The picker on the page at each address, one after the other. */
function Walk() {
  const [place, setPlace] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPlace((now) => now + 1)}>
        下一处
      </button>
      <Paths key={place} location={addresses[place] ?? '/'}>
        <Route path="/" element={<Listed />} />
        <Route path="*" element={<Picker />} />
      </Paths>
    </>
  );
}

test('the choices of a reference are read once for all addresses, and by useList under the same key', async () => {
  const { mockServer, runtime } = await renderInside(<Walk />);
  const count = page.getByLabelText('条数');
  for (const _ of addresses) {
    await expect.element(count).toHaveTextContent(/^[1-9]/);
    await page.getByRole('button', { name: '下一处' }).click();
  }
  await expect.element(count).toHaveTextContent(/^[1-9]/);
  const keys = runtime.queryClient
    .getQueryCache()
    .findAll({ queryKey: ['data', 'default', 'customer/store', 'list'] });
  expect(keys).toHaveLength(1);
  expect(mockServer.requests.of(path)).toHaveLength(1);
});

test('typed text is searched by the server', { tags: 'full' }, async () => {
  const { mockServer } = await renderInside(<Picker />);
  await openSelect(page.getByRole('combobox', { name: '机构' }));
  await page.getByRole('combobox', { name: '机构' }).fill('博远');
  await expect.element(page.getByRole('option', { name: /博远/ }).first()).toBeInTheDocument();
  await expect
    .poll(() => mockServer.requests.of(path).at(-1)?.body)
    .toMatchObject({ keyword: '博远', page: 1 });
});
