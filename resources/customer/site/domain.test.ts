import { expect, test } from 'vitest';
import { endsSoon } from './domain';

test('[C3] a certificate that ends soon is known however the server writes its state', () => {
  expect([2, '2', 1, '3', undefined].map((sslStatus) => endsSoon({ sslStatus }))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});
