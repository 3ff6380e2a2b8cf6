import { afterEach, expect, test, vi } from 'vitest';
import { someUser } from '@/providers/auth/userFixture';
import { forgetPersonalTexts } from '@/src/lib/personalTexts';
import { tabStorage } from '@/src/testing/tabStorage';
import { addRecent, readRecent } from './recentPages';
import { findPage } from './toolboxPages';

afterEach(() => vi.unstubAllGlobals());

test('[SESS-5] a student’s results in a remembered query are forgotten with the sign-out', () => {
  vi.stubGlobal('sessionStorage', tabStorage());
  const user = someUser();
  const page = findPage(user, '/more/same') ?? expect.unreachable();
  addRecent(user, { page, query: { score: '612', rank: '4321' }, place: '湖南' });
  expect(readRecent(user)).toHaveLength(1);
  forgetPersonalTexts();
  expect(readRecent(user)).toEqual([]);
});
