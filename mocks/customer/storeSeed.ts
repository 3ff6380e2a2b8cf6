import { areasBelow } from '../platform/areas';
import { createRandom, type Random } from '../random';
import { mobileNumber, personName } from '../seed/names';
import { dayLength, formatDay, formatTime } from '../time';
import { inventCreditCode } from './creditCode';
import type { StoreRow } from './storeRow';

const brands = [
  ['启明', 'qiming'],
  ['博远', 'boyuan'],
  ['知行', 'zhixing'],
  ['远航', 'yuanhang'],
  ['鼎新', 'dingxin'],
  ['明德', 'mingde'],
  ['致远', 'zhiyuan'],
  ['文华', 'wenhua'],
  ['弘毅', 'hongyi'],
  ['晨曦', 'chenxi'],
] as const;
const suffixes = ['升学规划中心', '志愿填报工作室', '教育咨询有限公司', '中学升学指导处'] as const;
const provinces = [
  410000, 370000, 510000, 440000, 110000, 430000, 420000, 320000, 330000, 130000, 610000, 340000, 360000,
  450000, 350000, 210000, 500000, 530000,
] as const;
const editions = ['basic', 'pro', 'flagship'] as const;
const quotas = {
  basic: { staffMax: 10 },
  pro: { staffMax: 30 },
  flagship: { staffMax: 100 },
};

/** Seed data that the screens need to show: days left by id, stopped institutions, and their parents. */
const daysLeft: Readonly<Record<number, number>> = {
  5: 3,
  12: 9,
  18: 16,
  27: 24,
  35: 30,
  7: -4,
  15: -12,
  24: -33,
  33: -2,
};
const stopped = [9, 20, 33];
const parents: Readonly<Record<number, number>> = { 6: 3, 10: 3, 14: 4, 22: 14, 30: 11 };
/** Ids of platform staff; see accounts. */
const managers = [2, 7, 8, 9, 10, 11] as const;

const count = 36;

/** 36 invented institutions in 18 provinces: 3 stopped, 4 expired, 5 about to expire. Dates hang on the clock, in milliseconds. */
export function seedStores(now: number): StoreRow[] {
  const random = createRandom(36);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? platform(now, random) : institution(index + 1, now, random),
  );
}

/** Limits that come with an edition. */
export function quotaOf(edition: string): { staffMax: number } {
  return Object.entries(quotas).find(([name]) => name === edition)?.[1] ?? quotas.basic;
}

/** Eight capitals or digits, without those that look alike. */
export function inventInviteCode(random: Random): string {
  const characters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];
  return Array.from({ length: 8 }, () => characters[random.below(characters.length)]).join('');
}

/** `JG` and six digits. */
export function storeNumber(id: number): string {
  return `JG${String(id).padStart(6, '0')}`;
}

function platform(now: number, random: Random): StoreRow {
  return {
    ...institution(1, now, random),
    name: '平台总部',
    shortName: '总部',
    logo: picture('总', '#409EFF'),
    type: '1',
    edition: 'flagship',
    expireTime: '',
    contact: '林知远',
    mobile: mobileNumber(1),
    username: 'admin',
    managerId: null,
    remark: '平台自己的机构',
  };
}

function institution(id: number, now: number, random: Random): StoreRow {
  const index = id - 2;
  const [brand, pinyin] = brands[(index + 10) % 10] ?? brands[0];
  const suffix = suffixes[(Math.floor(index / 10) + index + 4) % 4] ?? suffixes[0];
  const picked = random.pick(editions);
  // the edition of the demo account jigou, with all features of institutions
  const edition = id === 2 ? 'flagship' : picked;
  const { staffMax } = quotas[edition];
  const created = formatTime(now - (count + 1 - id) * 11 * dayLength);
  const username = id === 2 ? 'jigou' : `${pinyin}${id}`;
  return {
    id,
    storeNo: storeNumber(id),
    inviteCode: inventInviteCode(random),
    name: brand + suffix,
    shortName: brand,
    logo: picture(brand.slice(0, 1), '#67C23A'),
    type: String((id % 4) + 1),
    parentId: parents[id] ?? null,
    ...region(index, random),
    address: `示范路 ${random.below(300) + 1} 号`,
    contact: id === 2 ? '沈一诺' : personName(random),
    mobile: id === 2 ? mobileNumber(6) : mobileNumber(1000 + id),
    email: `${username}@example.com`,
    creditCode: inventCreditCode(id),
    license: picture('营业执照（模拟）', '#E6A23C'),
    edition,
    expireTime: formatDay(now + (daysLeft[id] ?? 60 + random.below(700)) * dayLength),
    managerId: random.pick(managers),
    username,
    staffMax,
    smsLeft: 100 + ((id * 137) % 1900),
    status: stopped.includes(id) ? 0 : 1,
    remark: '',
    deleteTime: '',
    createTime: created,
    createBy: '林知远',
    updateTime: created,
    updateBy: '林知远',
  };
}

function region(index: number, random: Random) {
  const provinceId = provinces[(index + provinces.length) % provinces.length] ?? provinces[0];
  const cityId = areasBelow(provinceId)[0]?.id ?? 0;
  const counties = areasBelow(cityId);
  return { provinceId, cityId, areaId: counties[random.below(counties.length)]?.id ?? 0 };
}

/** A picture with a word on it; nothing has to be fetched. */
function picture(word: string, colour: string): string {
  const size = Math.floor(72 / word.length);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="12" fill="${colour}"/><text x="48" y="58" font-size="${Math.min(size, 40)}" text-anchor="middle" fill="#fff">${word}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
