import { describe, expect, test } from 'vitest';
import { decide, insideAddress } from './decide';

/** The address that the guard sends a visitor to; `stay` where it lets them be. */
function sent(
  address: string,
  phase: Parameters<typeof decide>[0]['phase'],
  landing?: '/' | '/index',
): string {
  const [path = '', query] = address.split('?');
  const search = query === undefined ? '' : `?${query}`;
  const decision = decide({ path, search, phase, ...(landing ? { landing } : {}) });
  return decision.kind === 'go' ? decision.to : 'stay';
}

describe('without a session', () => {
  test.each([
    ['/login', 'stay'],
    ['/register', 'stay'],
    ['/login?redirect=%2Findex', 'stay'],
    ['/login/', 'stay'],
    ['/register/', 'stay'],
  ])('[ROUTE-2] %s → %s', (address, expected) => expect(sent(address, 'signed-out')).toBe(expected));

  test.each([
    ['/', '/login?redirect=%2F'],
    [
      '/customer/list?page=2&name=启明',
      '/login?redirect=%2Fcustomer%2Flist%3Fpage%3D2%26name%3D%E5%90%AF%E6%98%8E',
    ],
    ['/401', '/login?redirect=%2F401'],
    ['/loginx', '/login?redirect=%2Floginx'],
  ])('[GUARD-2] %s → %s', (address, expected) => expect(sent(address, 'signed-out')).toBe(expected));

  test('[GUARD-5] the end of a session leads to /index, and from there to the sign-in page', () => {
    expect(sent('/customer/list', 'signed-out', '/index')).toBe('/login?redirect=%2Findex');
  });

  test('[GUARD-4] a failed load leads to /, and from there to the sign-in page', () => {
    expect(sent('/customer/list', 'signed-out', '/')).toBe('/login?redirect=%2F');
  });
});

describe('while the rule list loads', () => {
  test.each(['/', '/login', '/customer/list'])('[GUARD-3] %s waits', (address) => {
    expect(sent(address, 'loading')).toBe('stay');
  });
});

describe.each(['active', 'expired-prompting', 'expired-quiet'] as const)('with a session, %s', (phase) => {
  test.each([
    ['/login', '/'],
    ['/register', '/'],
    ['/login/', '/'],
    ['/register/', '/'],
  ])('[GUARD-1] %s → %s', (address, expected) => expect(sent(address, phase)).toBe(expected));

  test.each([
    ['/login?redirect=%2Fcustomer%2Flist%3Fpage%3D2', '/customer/list?page=2'],
    ['/login?redirect=https%3A%2F%2Fevil.example.com', '/'],
    ['/login?redirect=%2F%2Fevil.example.com', '/'],
    ['/login?redirect=', '/'],
    ['/login/?redirect=%2Fcustomer%2Flist', '/customer/list'],
  ])('[GUARD-2] after the sign-in, %s → %s', (address, expected) =>
    expect(sent(address, phase)).toBe(expected),
  );

  test('[ROUTE-4] / → /index, and every other page stays', () => {
    expect(sent('/', phase)).toBe('/index');
    expect(sent('/index', phase)).toBe('stay');
    expect(sent('/customer/list?page=2', phase)).toBe('stay');
    expect(sent('/nowhere', phase)).toBe('stay');
  });
});

test.each([
  ['/redirect/customer/list?page=2', '/customer/list?page=2'],
  ['/redirect/index', '/index'],
  ['/redirect//evil.example.com', '/evil.example.com'],
])('[ROUTE-1] %s replaces itself with %s', (address, expected) => {
  expect(sent(address, 'active')).toBe(expected);
  expect(sent(address, 'signed-out')).toBe(expected);
});

test.each([
  ['/customer/list', '/customer/list'],
  ['/customer/list?x=//y#z', '/customer/list?x=//y#z'],
  ['/customer/./list/../user', '/customer/user'],
  ['', undefined],
  ['customer', undefined],
  ['//evil.example.com', undefined],
  ['/\\evil.example.com', undefined],
  ['/customer\\..\\x', undefined],
  ['/\t/evil.example.com', undefined],
  ['/a\nb', undefined],
  ['https://evil.example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['/login', undefined],
  ['/login?redirect=/login', undefined],
  ['/register', undefined],
  ['/login/', undefined],
  ['/register/?x=1', undefined],
])('[GUARD-2] «%s» leads inside the application to %s', (address, expected) => {
  expect(insideAddress(address)).toBe(expected);
});

test.each([
  '/..//evil.example.com',
  '/%2e%2e//evil.example.com',
  '/%2E//evil.example.com',
  '/.//evil.example.com',
  '/a/..//evil.example.com',
  '/./\\/evil.example.com',
  '/.\t//evil.example.com',
  '/.\u0000//evil.example.com',
  '/./login',
  '/%2e/register?x=1',
])(
  'the sign-in page leads on to %j, which a browser reads as another host or as the sign-in page',
  (address) => {
    expect(insideAddress(address)).toBeUndefined();
    expect(sent(`/login?redirect=${encodeURIComponent(address)}`, 'active')).toBe('/');
    const refreshed = sent(`/redirect${address}`, 'active');
    expect(new URL(refreshed, 'https://admin.example.com').pathname).not.toMatch(/^\/\//);
  },
);
