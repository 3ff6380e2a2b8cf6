import type { TextRule } from '@/src/lib/fieldRule';
/** The public site of an institution (screen C3). */
export interface Site {
  readonly siteTitle: string;
  readonly keywords: string;
  readonly description: string;
  readonly logo: string;
  readonly favicon: string;
  readonly wechatQr: string;
  readonly hotline: string;
  readonly qq: string;
  readonly address: string;
  /** Dictionary site_template. */
  readonly template: string;
  /** `#rrggbb`. */
  readonly primaryColor: string;
  readonly copyright: string;
  readonly icp: string;
  readonly policeIcp: string;
}

/** The machine that an institution's site runs on, by the names of the server. */
export const hostLabels = {
  hostName: '主机名',
  room: '机房',
  ip: '公网地址',
  bucket: '存储桶',
  cdnDomain: 'CDN 域名',
  usedSpace: '已用空间',
  bandwidth: '带宽',
  lastBackup: '最近备份',
} as const;

/** Rules of the texts of a site, for its forms and its mock (decision 41). */
export const siteRules = {
  siteTitle: { label: '网站名称', required: true, maxLength: 30 },
  hotline: { label: '服务热线', required: true, format: 'phone' },
  keywords: { label: '关键词', maxLength: 100 },
  qq: { label: '客服 QQ', format: 'qq' },
  description: { label: '网站描述', maxLength: 200 },
  address: { label: '联系地址', maxLength: 100 },
  copyright: { label: '版权信息', maxLength: 60 },
  icp: { label: 'ICP 备案号', maxLength: 60, format: 'icp' },
  policeIcp: { label: '公安备案号', maxLength: 60 },
} as const satisfies Record<string, TextRule>;
