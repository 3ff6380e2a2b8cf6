import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { createRouteFinder } from './routeFinder';
import { routes } from './routes';
import { createLazyFinder, startRoutes } from './startRoutes';

test('[MOCK] calls of the first page are answered at once; all other calls find the same routes as ever', async () => {
  const [find, findInAll] = [createLazyFinder(), createRouteFinder(routes)];
  expect(startRoutes.map(({ operation }) => operation.path)).toContain(platformCalls.platformInfo.path);
  for (const { operation } of routes) {
    const { method, path } = operation;
    expect(await find(method, path)).toEqual(findInAll(method, path));
  }
  expect(await find('POST', '/ssystem-api/api/nothing/here')).toBeUndefined();
});
