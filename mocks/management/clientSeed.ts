import { nextExamYear } from '@/resources/management/clientData/client';
import { platformStoreId } from '../customer/storeRow';
import { type StudentRow, studentTable } from '../expert/studentTable';
import { provinceOf } from '../gaokao/provinces';
import { areasBelow } from '../platform/areas';
import { createRandom, type Random } from '../random';
import { mobileNumber, personName } from '../seed/names';
import type { Account } from '../system/account';
import { accountTable } from '../system/accountTable';
import type { SeedContext } from '../table';
import { dayLength, formatDay, formatTime } from '../time';
import type { ClientRow, FollowRow } from './clientTable';

const count = 260;

/** Students of the service who are clients as well: members are won, the others are still spoken to. */
const studentCount = 48;

const provinces = [430000, 440000, 410000, 370000, 510000, 110000, 310000, 460000, 650000] as const;
const cities = ['长沙', '广州', '武汉', '北京', '上海', '杭州', '成都', '南京', '西安', '厦门'] as const;
const majors = [
  '计算机类',
  '临床医学',
  '法学',
  '汉语言文学',
  '师范',
  '电子信息',
  '会计学',
  '金融学',
] as const;
const colleges = [
  '湖南大学',
  '中南大学',
  '武汉大学',
  '中山大学',
  '四川大学',
  '厦门大学',
  '西安交通大学',
] as const;
const remarks = [
  ['', '家长更看重城市', '希望先了解提前批', '周末方便接电话'],
  ['', '父母意见不一致', '艺术类，文化课偏弱', ''],
].flat() as [string, ...string[]];
const lost = ['1', '2', '3', '4', '9'] as const;

/** The clients: those of the platform and of institution 2, which demo accounts see, are the most. */
export function seedClients({ now, seedOf }: SeedContext): ClientRow[] {
  const random = createRandom(20250607);
  const accounts = seedOf(accountTable);
  const students = seedOf(studentTable).slice(0, studentCount);
  const rows = Array.from({ length: count }, (_, index) => {
    const student = students[index];
    const storeId = student?.storeId ?? storeOf(index);
    const own = { ...lead(index, storeId, random, now), ...(student && known(student)) };
    return {
      ...own,
      ...ownerOf(index, storeId, accounts),
      ...standing(index, storeId, student, random, now),
    };
  });
  return twins(rows);
}

function storeOf(index: number): number {
  if (index % 3 === 0) return platformStoreId;
  return index % 3 === 1 ? 2 : 3 + (index % 8);
}

/** A lead: the notes about a family that enquired. */
function lead(index: number, storeId: number, random: Random, now: number) {
  const provinceId = random.pick(provinces);
  // some of those who are lost came last
  const days = index % 60 === 53 ? 0 : 2 + ((index * 7) % 160);
  const created = formatTime(now - days * dayLength - random.below(36_000) * 1000);
  const name = personName(random);
  const year = nextExamYear(now) + (index % 5 === 0 ? 1 : 0);
  const by = index % 4 === 0 ? '系统导入' : '苏晚晴';
  return {
    ...{ id: index + 1, storeId, name, gender: index % 2 === 0 ? (1 as const) : (2 as const) },
    ...{ mobile: mobileNumber(7001 + index), provinceId, year, grade: index % 5 === 0 ? '2' : '3' },
    ...parentOf(name, index),
    ...homeOf(provinceId, index),
    ...marks(provinceId, index, random),
    ...wishes(index, random),
    ...{ source: String((index % 6) + 1), remark: random.pick(remarks), rev: 1 },
    ...{ createTime: created, createBy: by, updateTime: created, updateBy: by },
  };
}

function parentOf(name: string, index: number) {
  if (index % 4 === 3) return { parentName: '', parentMobile: '' };
  const title = index % 2 === 0 ? '女士' : '先生';
  return { parentName: name.slice(0, 1) + title, parentMobile: mobileNumber(8001 + index) };
}

/** Codes of city and county, and a school of the city. */
function homeOf(provinceId: number, index: number) {
  const towns = areasBelow(provinceId);
  const city = towns[index % Math.max(1, towns.length)];
  const counties = city ? areasBelow(city.id) : [];
  const county = counties[index % Math.max(1, counties.length)];
  const area = city && county ? [provinceId, city.id, county.id] : [];
  const kind = ['示范中学', '实验中学', '第二示范中学'][index % 3] ?? '示范中学';
  return { area, schoolName: city ? city.name.replace(/市$/, '') + kind : '' };
}

/** Marks of a client; every third family knows its score. */
function marks(provinceId: number, index: number, random: Random) {
  const province = provinceOf(provinceId);
  const subjects = index % 4 === 1 ? [] : choiceOf(province?.subjectType ?? 3, index);
  if (index % 3 !== 0) return { subjects, score: null, rank: null };
  const score = Math.round((province?.fullMark ?? 750) * (0.55 + random.below(35) / 100));
  return { subjects, score, rank: 2000 + random.below(90_000) };
}

function choiceOf(type: 1 | 2 | 3, index: number): string[] {
  if (type === 1) return [index % 2 === 0 ? '理科' : '文科'];
  return index % 3 === 0 ? ['历史', '政治', '地理'] : ['物理', '化学', '生物'];
}

function wishes(index: number, random: Random) {
  return {
    cities: index % 2 === 0 ? [random.pick(cities)] : [],
    majors: index % 3 !== 2 ? [random.pick(majors)] : [],
    colleges: index % 5 === 0 ? [random.pick(colleges)] : [],
  };
}

/** Members that the expert service has of a student. */
function known(student: StudentRow) {
  const { name, gender, mobile, provinceId, year, schoolName, subjects, score, rank } = student;
  const area: number[] = [];
  const parent = { parentName: student.guardian.replace(/（.*$/, ''), parentMobile: student.guardianMobile };
  return { name, gender, mobile, provinceId, year, schoolName, subjects, score, rank, area, ...parent };
}

/** An adviser of the institution; those of the platform are the operators. */
function ownerOf(index: number, storeId: number, accounts: readonly Account[]) {
  const staff = accounts.filter((account) => account.storeId === storeId && account.status === '0');
  const advisers =
    storeId === platformStoreId ? staff.filter(({ userId }) => [1, 2, 7, 10].includes(userId)) : staff;
  return { ownerId: advisers[index % Math.max(1, advisers.length)]?.userId ?? 1 };
}

/** How far the client has come, and what is agreed on: past, today, later, or nothing. */
function standing(
  index: number,
  storeId: number,
  student: StudentRow | undefined,
  random: Random,
  now: number,
) {
  const blank = { lostReason: '', userId: null, nextTime: '' };
  if (student && student.userType > 0) return { ...blank, stage: 2 as const, userId: student.id };
  if (index % 6 === 5) return { ...blank, stage: 3 as const, lostReason: random.pick(lost) };
  const stage = index % 5 < 2 ? (0 as const) : (1 as const);
  return { ...blank, stage, nextTime: nextTime(index, storeId, random, now) };
}

/** The platform's advisers have a few calls today, institution 2 has some. */
function nextTime(index: number, storeId: number, random: Random, now: number): string {
  const minutes = random.below(600) * 60_000;
  const place = storeId === platformStoreId ? index % 17 : storeId === 2 ? index % 34 : 99;
  if (place === 1) return formatTime(now - dayLength - minutes);
  if (place === 2) return `${formatDay(now)} 23:30:00`;
  if (place === 4) return formatTime(now - 60_000 - minutes / 4);
  return index % 3 === 2 ? '' : formatTime(now + 3 * dayLength + minutes);
}

/** Clients who were written down twice: by name and school, or with the number of a parent. */
function twins(rows: ClientRow[]): ClientRow[] {
  const open = rows.filter(({ storeId, stage, id }) => storeId <= 2 && stage < 2 && id > studentCount);
  const copies = new Map(
    [3, 9, 15, 21].flatMap((place) => {
      const [one, other] = [
        open[place],
        open.slice(place + 1).find((row) => row.storeId === open[place]?.storeId),
      ];
      return one && other ? [[other.id, one] as const] : [];
    }),
  );
  return rows.map((row) => {
    const twin = copies.get(row.id);
    return twin ? { ...row, name: twin.name, schoolName: twin.schoolName } : row;
  });
}

const words = [
  '首次电话沟通，家长了解服务内容',
  '发送了服务介绍和往年案例，等待回复',
  '家长咨询志愿卡价格，约定下周再谈',
  '学生模考成绩有进步，关注师范类院校',
  '家长希望先看看专业推荐报告',
] as [string, ...string[]];

/** Seeds follow-ups with all clients beyond the first stage, each some days after the other. */
export function seedFollows({ now }: SeedContext, clients: readonly ClientRow[]): FollowRow[] {
  const random = createRandom(607);
  const follows = clients.flatMap((client) => followsOf(client, random, now));
  return follows.map((follow, index) => ({ ...follow, id: index + 1 }));
}

function followsOf({ id, stage, nextTime: next }: ClientRow, random: Random, now: number): FollowRow[] {
  const talks = stage === 0 ? 0 : 1 + (id % 3);
  return Array.from({ length: talks }, (_, index) => {
    const isLast = index === talks - 1;
    const days = (talks - 1 - index) * 6 + (id % 11);
    const content = isLast && stage === 3 ? '家长表示暂不需要，标记流失' : random.pick(words);
    return {
      ...{ id: 0, clientId: id, way: ((id + index) % 3) + 1, content, nextTime: isLast ? next : '' },
      ...{
        stage: isLast ? stage : 1,
        createTime: formatTime(now - days * dayLength - 3_600_000),
        createBy: '苏晚晴',
      },
    };
  });
}
