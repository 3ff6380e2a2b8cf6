import { expect, test } from 'vitest';
import { text } from '../../ui/fields/text';
import { erase } from '../defineResource';
import { fieldErrors } from './fieldRules';

const fields = erase({
  name: text('名称'),
  postName: text('岗位名称'),
  key: text('权限字符', { serverErrors: ['角色权限已存在'] }),
});

test.each([
  ["新增岗位'甲'失败，岗位名称已存在", ['postName']],
  ['岗位名称长度不能超过 50 个字符', ['postName']],
  ['名称不能为空', ['name']],
  ["修改角色'甲'失败，角色权限已存在", ['key']],
  ['岗位名称的文件不存在', []],
  ['系统繁忙，请稍后再试', []],
])('the refusal %s belongs at %j', (refusal, names) => {
  expect(fieldErrors(fields, refusal)).toEqual(names.map((name) => ({ name, errors: [refusal] })));
});
