import { type AnyField, erase, withGroups } from '@/src/crud/defineResource';
import { upload } from '@/src/crud/fields/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { phoneNumber } from '@/src/ui/fields/phone';
import { rule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import type { Website } from './website';

const fields: FieldsOf<Website> = {
  siteTitle: text('网站名称', { required: true, maxLength: 30 }),
  keywords: text('关键词', { maxLength: 100, help: '多个关键词用逗号隔开' }),
  description: textarea('网站描述', { maxLength: 200 }),
  logo: upload('网站标志', 'image', { required: true }),
  hotline: text('服务热线', { required: true, ...phoneNumber }),
  qq: text('客服 QQ', { rules: [rule('qq')] }),
  email: text('邮箱', { rules: [rule('email')] }),
  address: text('联系地址', { maxLength: 100 }),
  wechatQr: upload('公众号二维码', 'image'),
  miniQr: upload('小程序二维码', 'image'),
  copyright: text('版权信息', { maxLength: 60 }),
  icp: text('ICP 备案号', { rules: [rule('icp')], maxLength: 60 }),
  policeIcp: text('公安备案号', { maxLength: 60 }),
  statCode: textarea('统计代码', { maxLength: 2000, help: '插入网站页面底部，仅在公开网站运行' }),
};

const groups = {
  basic: { label: '基本信息', fields: ['siteTitle', 'keywords', 'description', 'logo'] },
  contact: { label: '联系方式', fields: ['hotline', 'qq', 'email', 'address', 'wechatQr', 'miniQr'] },
  foot: { label: '底部信息', fields: ['copyright', 'icp', 'policeIcp', 'statCode'] },
};

/** The groups of the site's form, in the order of their tabs (screen S5). */
export const websiteGroups = Object.entries(groups).map(([key, { label }]) => ({ key, label }));

/** The fields of the site's form. */
export const websiteFields: readonly AnyField[] = withGroups(erase(fields), groups, 'show/website');
