import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { workOrders } from '@/resources/management/workOrder/orders';
import { renderInside } from '@/src/testing/openView';
import { ResourcePageProvider } from '../../ResourceContext';
import DisplaySwitch from './DisplaySwitch';

const page = { resource: workOrders, basePath: '' };

test('another display keeps a searched telephone out of every address on the way', async () => {
  const seen: string[] = [];
  function Watch() {
    const { search } = useLocation();
    useLayoutEffect(() => void seen.push(search), [search]);
    return null;
  }
  const visit = await renderInside(
    <ResourcePageProvider value={page}>
      <DisplaySwitch />
      <Watch />
    </ResourcePageProvider>,
  );
  await visit.go('?keyword=19900000001&status=0');
  await expect.poll(() => seen.at(-1)).toMatch(/^\?keyword=(~|%7E)\d+&status=0$/);
  const before = seen.length;
  await visit.screen.getByText('看板').click();
  await expect.poll(() => seen.at(-1)).toMatch(/&as=board$/);
  expect(seen.slice(before)).toEqual([expect.stringMatching(/^\?keyword=(~|%7E)\d+&status=0&as=board$/)]);
});
