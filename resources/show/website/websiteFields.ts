import { type AnyField, erase, withGroups } from '@/src/crud/defineResource';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { identifier } from '@/src/ui/fields/identifier';
import { phoneNumber } from '@/src/ui/fields/phone';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import type { Website } from './website';
import { websiteRules } from './website';

const fields: FieldsOf<Website> = {
  siteTitle: text(websiteRules.siteTitle),
  keywords: text(websiteRules.keywords, { help: '多个关键词用逗号隔开' }),
  description: textarea(websiteRules.description),
  logo: upload('网站标志', 'image', { required: true }),
  hotline: text(websiteRules.hotline, { ...phoneNumber }),
  qq: text(websiteRules.qq),
  email: text(websiteRules.email, identifier),
  address: text(websiteRules.address),
  wechatQr: upload('公众号二维码', 'image'),
  miniQr: upload('小程序二维码', 'image'),
  copyright: text(websiteRules.copyright),
  icp: text(websiteRules.icp, identifier),
  policeIcp: text(websiteRules.policeIcp),
  statCode: textarea(websiteRules.statCode, { help: '插入网站页面底部，仅在公开网站运行' }),
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
