import type { StoreDomain } from '@/resources/customer/store/store';
import { dayLength, formatDay } from '../time';
import { platformStoreId, type StoreRow } from './storeRow';

/** The public site of an institution (screen C3), as it is before anybody has changed it. */
export function siteOf({ name, shortName, logo, username, address, mobile }: StoreRow) {
  return {
    siteTitle: name,
    keywords: `${shortName},高考志愿填报,升学规划`,
    description: `${name}提供高考志愿填报与升学规划服务。`,
    logo,
    favicon: '',
    wechatQr: '',
    hotline: mobile,
    qq: '',
    address,
    template: '1',
    primaryColor: '#409EFF',
    copyright: `© ${name}`,
    icp: '',
    policeIcp: '',
    home: `https://${username}.example.com`,
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

const kinds = [
  ['', 1],
  ['m.', 2],
  ['admin.', 3],
] as const;

/** One to three domain names of an institution. */
export function domainsOf({ id, username }: StoreRow, now: number): StoreDomain[] {
  const count = id === platformStoreId ? kinds.length : (id % kinds.length) + 1;
  return kinds.slice(0, count).map(([prefix, type], index): StoreDomain => {
    const isExpiring = id % 7 === 0;
    return {
      id: id * 10 + index,
      storeId: id,
      domain: `${prefix}${username}.example.com`,
      type,
      isMain: 1,
      dnsStatus: 1,
      sslStatus: isExpiring ? 2 : 1,
      sslExpire: formatDay(now + (isExpiring ? 10 : 200) * dayLength),
      icpNo: '',
    };
  });
}
