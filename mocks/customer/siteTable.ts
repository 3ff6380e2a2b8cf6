import { z } from 'zod';
import type { Site } from '@/resources/customer/site/site';
import { siteRules } from '@/resources/customer/site/site';
import type { MockServer } from '../mockServer';
import { choice, optionalText, textMember } from '../rules';
import { labelsOf } from '../system/dictSeed';
import { defineTable } from '../table';
import { dayLength, formatDay } from '../time';
import type { StoreRow } from './storeRow';

const address = (label: string) => optionalText(label, 2000);

/** Members of a site that clients may write (screen C3), with the texts of its rules. */
export const siteInput = z.object({
  siteTitle: textMember(siteRules.siteTitle),
  keywords: textMember(siteRules.keywords),
  description: textMember(siteRules.description),
  logo: z.string('请上传网站标志').min(1, '请上传网站标志').max(2000, '网站标志长度不能超过 2000 个字符'),
  favicon: address('图标'),
  wechatQr: address('公众号二维码'),
  hotline: textMember(siteRules.hotline),
  qq: textMember(siteRules.qq),
  address: textMember(siteRules.address),
  template: choice('网站模板', labelsOf('site_template')),
  primaryColor: z.string('请选择主题色').regex(/^#[0-9a-f]{6}$/i, '请输入 #rrggbb 形式的颜色'),
  copyright: textMember(siteRules.copyright),
  icp: textMember(siteRules.icp),
  policeIcp: textMember(siteRules.policeIcp),
});

interface SiteRow extends Site {
  /** Id of the institution. */
  id: number;
}

/** The sites that somebody has saved; the others are as they were at first. */
export const siteTable = defineTable<SiteRow>({
  name: 'customer/site',
  idField: 'id',
  schema: siteInput.extend({ id: z.number() }),
  seed: () => [],
});

/** The public site of an institution as it is now. */
export async function siteOf(
  { table }: Pick<MockServer, 'table'>,
  store: StoreRow,
): Promise<Site & { home: string }> {
  const { id: _id, ...saved } = (await table(siteTable)).get(store.id) ?? {
    id: store.id,
    ...firstSite(store),
  };
  return { ...saved, home: `https://${store.username}.example.com` };
}

function firstSite({ name, shortName, logo, address: place, mobile }: StoreRow): Site {
  return {
    siteTitle: name,
    keywords: `${shortName},高考志愿填报,升学规划`,
    description: `${name}提供高考志愿填报与升学规划服务。`,
    logo: logo ?? '',
    favicon: '',
    wechatQr: '',
    hotline: mobile,
    qq: '',
    address: place ?? '',
    template: '1',
    primaryColor: '#409EFF',
    copyright: `© ${name}`,
    icp: '',
    policeIcp: '',
  };
}

/** The machine on which an institution's site runs. */
export function hostOf({ id, username }: StoreRow, now: number) {
  return {
    hostName: `node-${String((id % 4) + 1).padStart(2, '0')}`,
    room: '华东一区',
    ip: `192.0.2.${id}`,
    bucket: `zyt-${username}`,
    cdnDomain: 'cdn.example.com',
    usedSpace: `${(id * 137) % 2000} MB`,
    bandwidth: '5 Mbps',
    lastBackup: `${formatDay(now - dayLength)} 03:00:00`,
  };
}
