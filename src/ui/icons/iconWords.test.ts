import { expect, test } from 'vitest';
import { findIcons } from './iconWords';

const names = ['BankOutlined', 'CloudUploadOutlined', 'ShopOutlined', 'UploadOutlined', 'UserAddOutlined'];

test('icons are found by a part of their names, in any case', () => {
  expect(findIcons(names, ' SHOP ')).toEqual(['ShopOutlined']);
  expect(findIcons(names, 'upload')).toEqual(['CloudUploadOutlined', 'UploadOutlined']);
});

test('icons are found by the words of the staff', () => {
  expect(findIcons(names, '用户')).toEqual(['UserAddOutlined']);
  expect(findIcons(names, '上传')).toEqual(['CloudUploadOutlined', 'UploadOutlined']);
  expect(findIcons(names, '学')).toEqual(['BankOutlined']);
});

test('an empty text means all, an unknown one none', () => {
  expect(findIcons(names, ' ')).toBe(names);
  expect(findIcons(names, '飞碟')).toEqual([]);
});
