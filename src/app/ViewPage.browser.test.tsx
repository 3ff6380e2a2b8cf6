import { type ComponentType, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { askHook } from '@/src/testing/askHook';
import { defineScreen } from '../crud/defineScreen';
import { ServicesProvider, useServices } from '../services/useServices';
import { createDomainStore } from './domainStore';
import ViewPage from './ViewPage';

test('a screen waits for its code in its own place, not under Suspense', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const screen = defineScreen({ label: '报告', view: 'test/report', isPlain: true, page: () => promise });
  const domains = createDomainStore({ test: { screens: [screen], load: async () => [] } });
  const { answer } = await askHook('/', useServices);
  const shown = await render(
    <ServicesProvider value={answer()}>
      <MemoryRouter>
        <Suspense fallback="shown for 300 ms">
          <ViewPage view="test/report" domains={domains} />
        </Suspense>
      </MemoryRouter>
    </ServicesProvider>,
  );
  await expect.element(shown.getByRole('status', { name: '页面加载中' })).toBeInTheDocument();
  expect(shown.container).not.toHaveTextContent('shown for 300 ms');
  resolve({ default: () => <h1>报告</h1> });
  await expect.element(shown.getByRole('heading', { name: '报告' })).toBeVisible();
});
