import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { stores } from '@/resources/customer/store/stores';
import { InactivePaneContext } from '@/src/services/usePane';
import { listPage } from '@/src/testing/listPage';
import { openView, renderInside } from '@/src/testing/openView';
import { ResourcePages } from '../ResourcePages';

const { list: listCall } = customerEndpoints['customer/store'].operations;

test('the rows are asked for before the page is drawn', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const isAsked = () => asked.mock.calls.some(([address]) => String(address).includes(listCall.path));
  let askedWhenDrawn: boolean | undefined;
  const observer = new MutationObserver(() => {
    if (document.querySelector('.list-page button')) askedWhenDrawn ??= isAsked();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => {
    observer.disconnect();
    asked.mockRestore();
  });
  const visit = await openView(stores);
  await listPage(visit, stores).ready();
  expect(askedWhenDrawn).toBe(true);
});

function InactivePane() {
  const [isInactive, setInactive] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setInactive(!isInactive)}>
        换页
      </button>
      <InactivePaneContext value={isInactive}>
        <ResourcePages resource={stores} basePath="" />
      </InactivePaneContext>
    </>
  );
}

test('[TAB-6] a list that rests has neither rows nor pager, and the same rows ticked when looked at', async () => {
  const visit = await renderInside(<InactivePane />);
  const list = listPage(visit, stores);
  await list.ready();
  const ids = list.ids();
  const total = page.getByText(/^共 \d+ 条$/);
  await expect.element(total).toBeVisible();
  await list.rows.first().getByRole('checkbox').click();
  await page.getByRole('button', { name: '换页' }).click();
  await expect.poll(list.ids).toEqual([]);
  await expect.element(total).not.toBeInTheDocument();
  await page.getByRole('button', { name: '换页' }).click();
  await expect.poll(list.ids).toEqual(ids);
  await expect.element(total).toBeVisible();
  await expect.element(list.rows.first().getByRole('checkbox')).toBeChecked();
  expect(visit.mockServer.requests.of(listCall.path)).toHaveLength(1);
});
