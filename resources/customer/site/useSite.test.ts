import { expect, test } from 'vitest';
import { readSite } from './useSite';

test('[C3] a flat answer is read as institution, site and host at once', () => {
  const flat = { name: '启明', siteTitle: '启明升学', hostName: 'node-01' };
  expect(readSite(flat)).toEqual({ storeName: '启明', site: flat, host: flat });
  const parts = { store: { name: '启明' }, site: { siteTitle: '启明升学' }, host: { hostName: 'node-01' } };
  expect(readSite(parts)).toEqual({ storeName: '启明', site: parts.site, host: parts.host });
  expect(readSite(null)).toEqual({ storeName: '', site: {}, host: {} });
});
