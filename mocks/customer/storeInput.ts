import { z } from 'zod';
import { choice, optionalId, optionallyRuled, optionalText, requiredText, ruled } from '../rules';
import { labelsOf } from '../system/dictSeed';

const area = z.number('请选择所在地区').int();

/** Members of an institution that clients may write (screen C1), with the texts of its rules. */
export const storeInput = z.object({
  name: requiredText('机构名称', 50, 2),
  shortName: requiredText('简称', 10),
  logo: optionalText('标志', 2000),
  type: choice('机构类型', labelsOf('store_type')),
  parentId: optionalId,
  provinceId: area,
  cityId: area,
  areaId: area,
  address: optionalText('详细地址', 100),
  contact: requiredText('联系人', 20),
  mobile: ruled('mobile', '请输入联系手机'),
  email: optionallyRuled('email', '邮箱'),
  creditCode: optionallyRuled('credit', '统一社会信用代码'),
  license: optionalText('营业执照', 2000),
  edition: choice('版本套餐', labelsOf('store_edition')),
  /** `YYYY-MM-DD`, also out of a time; only the platform has none. */
  expireTime: z
    .string('请选择到期时间')
    .regex(/^(\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?)?$/, '请选择到期时间')
    .transform((text) => text.slice(0, 10)),
  managerId: optionalId,
  remark: optionalText('备注', 200),
});

/** Members that are only sent when an institution is opened. */
export const storeAccountInput = z.object({
  username: ruled('account', '请输入管理员账号'),
  password: ruled('password', '请输入初始密码'),
});

/** The labels of what may be changed, for the operation record. */
export const storeLabels: Readonly<Record<string, string>> = {
  name: '机构名称',
  shortName: '简称',
  logo: '标志',
  type: '机构类型',
  parentId: '上级机构',
  provinceId: '所在地区',
  cityId: '所在地区',
  areaId: '所在地区',
  address: '详细地址',
  contact: '联系人',
  mobile: '联系手机',
  email: '邮箱',
  creditCode: '统一社会信用代码',
  license: '营业执照',
  edition: '版本套餐',
  expireTime: '到期时间',
  managerId: '客户经理',
  remark: '备注',
};
