import { expect, test } from 'vitest';
import { menuNodes } from '@/mocks/menu/menuTable';
import { domains } from '@/resources';
import { createDomainStore } from '@/src/app/domainStore';

const views = new Set(
  (await createDomainStore(domains).loadAll()).flatMap(({ resources, screens }) =>
    [...resources, ...screens].map(({ view }) => view),
  ),
);

test('every entry of the menu leads to a page', () => {
  const wanted = menuNodes.map(({ url }) => url).filter((url) => url !== '');
  expect(wanted.filter((view) => !views.has(view))).toEqual([]);
});
