import { dictionary } from '@/src/crud/fields/dictionary';
import { upload } from '@/src/crud/fields/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { colour } from '@/src/ui/fields/colour/colour';
import { phoneNumber } from '@/src/ui/fields/phone';
import { rule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import type { Site } from './site';

/** The fields of an institution's site (screen C3). */
export const siteFields: FieldsOf<Site> = {
  siteTitle: text('网站名称', { required: true, maxLength: 30 }),
  hotline: text('服务热线', { required: true, ...phoneNumber }),
  keywords: text('关键词', { maxLength: 100, help: '多个关键词用逗号隔开' }),
  qq: text('客服 QQ', { rules: [rule('qq')] }),
  description: textarea('网站描述', { maxLength: 200 }),
  logo: upload('网站标志', 'image', { required: true }),
  favicon: upload('图标', 'image', { types: ['png'], maxSize: 0.2, help: '显示在浏览器标签页上' }),
  wechatQr: upload('公众号二维码', 'image'),
  template: dictionary('网站模板', 'site_template', { required: true }),
  primaryColor: colour('主题色', { required: true }),
  address: text('联系地址', { maxLength: 100 }),
  copyright: text('版权信息', { maxLength: 60 }),
  icp: text('ICP 备案号', { rules: [rule('icp')], maxLength: 60 }),
  policeIcp: text('公安备案号', { maxLength: 60 }),
};
