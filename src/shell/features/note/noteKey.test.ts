import { expect, test } from 'vitest';
import { buildMenuTree } from '../../model/menu/menuTree';
import { staticRules } from '../../model/menu/staticRules';
import { noteKeyOf } from './noteKey';

test('[LAY-2] the key is the view path of the open page, whatever record it shows', () => {
  const tree = buildMenuTree(staticRules, { grants: { permissions: ['*:*:*'], roles: [] } });
  expect(noteKeyOf(tree, '/index')).toBe('index');
  expect(noteKeyOf(tree, '/system/dict-data/index/7')).toBe('system/dict-data/index');
  expect(noteKeyOf(tree, '/nowhere')).toBeUndefined();
});
