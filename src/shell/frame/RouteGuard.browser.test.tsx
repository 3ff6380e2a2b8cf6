import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { signedInServices } from '../model/testServices';
import { RouteGuard } from './RouteGuard';

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test.each([
  ['[ROUTE-4]', '/', '/index'],
  ['[ROUTE-1]', '/redirect/customer/list?page=2', '/customer/list?page=2'],
  ['[GUARD-1]', '/login', '/index'],
  ['[GUARD-2]', '/login?redirect=%2Fcustomer%2Flist%3Fpage%3D2', '/customer/list?page=2'],
  ['[GUARD-2]', '/login?redirect=%2F%2Fevil.example.com', '/index'],
  ['[ROUTE-3]', '/nowhere', '/nowhere'],
])('%s inside the application %s leads to %s', async (_, address, expected) => {
  const { services } = await signedInServices();
  const screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <RouteGuard session={services.session}>
        <Where />
      </RouteGuard>
    </MemoryRouter>,
  );
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe(expected);
});
