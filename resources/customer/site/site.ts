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
