import { z } from 'zod';
import { storeRules } from '@/resources/customer/store/store';
import { choice, newPassword, optionalId, optionalText, textMember } from '../rules';
import { labelsOf } from '../system/dictSeed';

const area = z.number('请选择所在地区').int();

/** Members of an institution that clients may write (screen C1), with the texts of its rules. */
export const storeInput = z.object({
  name: textMember(storeRules.name),
  shortName: textMember(storeRules.shortName),
  logo: optionalText('标志', 2000),
  type: choice('机构类型', labelsOf('store_type')),
  parentId: optionalId,
  provinceId: area,
  cityId: area,
  areaId: area,
  address: textMember(storeRules.address),
  contact: textMember(storeRules.contact),
  mobile: textMember(storeRules.mobile),
  email: textMember(storeRules.email),
  creditCode: textMember(storeRules.creditCode),
  license: optionalText('营业执照', 2000),
  edition: choice('版本套餐', labelsOf('store_edition')),
  /** `YYYY-MM-DD`, also out of a time; only the platform has none. */
  expireTime: z
    .string('请选择到期时间')
    .regex(/^(\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?)?$/, '请选择到期时间')
    .transform((text) => text.slice(0, 10)),
  managerId: optionalId,
  remark: textMember(storeRules.remark),
});

/** Members that are only sent when an institution is opened. */
export const storeAccountInput = z.object({
  username: textMember(storeRules.username),
  password: newPassword('请输入初始密码'),
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
