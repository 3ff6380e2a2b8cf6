import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { colour } from '@/src/ui/fields/colour/colour';
import { identifier } from '@/src/ui/fields/identifier';
import { phoneNumber } from '@/src/ui/fields/phone';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import type { Site } from './site';
import { siteRules } from './site';

/** The fields of an institution's site (screen C3). */
export const siteFields: FieldsOf<Site> = {
  siteTitle: text(siteRules.siteTitle),
  hotline: text(siteRules.hotline, { ...phoneNumber }),
  keywords: text(siteRules.keywords, { help: '多个关键词用逗号隔开' }),
  qq: text(siteRules.qq),
  description: textarea(siteRules.description),
  logo: upload('网站标志', 'image', { required: true }),
  favicon: upload('图标', 'image', { types: ['png'], maxSize: 0.2, help: '显示在浏览器标签页上' }),
  wechatQr: upload('公众号二维码', 'image'),
  template: dictionary('网站模板', 'site_template', { required: true }),
  primaryColor: colour('主题色', { required: true }),
  address: text(siteRules.address),
  copyright: text(siteRules.copyright),
  icp: text(siteRules.icp, identifier),
  policeIcp: text(siteRules.policeIcp),
};
