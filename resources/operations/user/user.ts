import type { AnyRecord } from '@/src/crud/resourceSpec';
import type { Category } from '@/src/gaokao/student';
import { formatTime } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import { textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import type { userChannels } from '../consult/consult';

/** A registered user of a public site (用户管理, screen O13). Memberships are on screen G6. */
export interface SiteUser extends AnyRecord {
  nickname: string;
  avatar: string;
  /** The gender; 0 where unknown. */
  gender: 0 | 1 | 2;
  /** Masked (`199****0012`). */
  mobile: string;
  storeId: RecordId;
  storeName: string;
  channel: (typeof userChannels)[number]['value'];
  provinceId: number;
  year: number;
  schoolName: string;
  /** Null before the subjects are chosen. */
  category: Category | null;
  userType: 0 | 1 | 2 | 3;
  /** Values of the dictionary `user_tag`. */
  tags: string[];
  createTime: string;
  /** Empty where they never came back. */
  lastActive: string;
  /** Whole days since then, or since they registered. */
  idleDays: number;
  visits30: number;
  muted: 0 | 1;
  /** Empty while they may speak; {@link forever} where no end is set. */
  muteUntil: string;
  muteReason: string;
  rev: number;
}

/** The maximum number of a user's tags. */
export const mostTags = 10;

/** The end of what has none. */
export const forever = '9999-12-31 23:59:59';

/** Lengths of a mute: days, −1 for ever. */
export const muteLengths = [
  { value: 1, label: '1 天' },
  { value: 7, label: '7 天' },
  { value: 30, label: '30 天' },
  { value: -1, label: '永久' },
] as const;

/** The end of a mute in words; short below the heading 禁言至, without the year in a list. */
export function muteText(until: string, column?: 'list' | 'show'): string {
  if (until === forever) return '永久禁言';
  const end = formatTime(until).slice(column === 'list' ? 5 : 0, 16);
  return column === undefined ? `禁言至 ${end}` : `至 ${end}`;
}

/** Why somebody cannot be muted, or (0 days) be let speak again; undefined where they can. */
export function muteRefusal(days: number, isMuted: boolean): string | undefined {
  if (days === 0) return isMuted ? undefined : '该用户未被禁言';
  return isMuted ? '该用户已被禁言' : undefined;
}

/** Actions on tags. */
export const tagModes = [
  { value: 'add', label: '添加' },
  { value: 'remove', label: '移除' },
] as const;

/** The tags of a user once some were added, or taken away; ascending. */
export function retagged(
  before: readonly string[],
  tags: readonly string[],
  mode: (typeof tagModes)[number]['value'],
): string[] {
  const kept = before.filter((tag) => !tags.includes(tag));
  return (mode === 'add' ? [...kept, ...tags] : kept).toSorted();
}

/** Users who have something in common, under a name (人群): the filters of the list as its calls send them. */
export interface Crowd {
  readonly id: RecordId;
  readonly name: string;
  readonly filter: Readonly<Record<string, string>>;
  /** How many they are now. */
  readonly count: number;
}

/** Criteria of a crowd: names of filters as calls send them. */
export const crowdParts = [
  ...(['keyword', 'nickname', 'mobile', 'storeId', 'channel', 'provinceId', 'year'] as const),
  ...(['schoolName', 'category'] as const),
  ...(['userType', 'tags', 'idleDays', 'visitsBegin', 'visitsEnd', 'createBegin', 'createEnd'] as const),
  ...(['lastActiveBegin', 'lastActiveEnd', 'muted'] as const),
];

/** Filters by a range: the name in the address, and that before `Begin` and `End`. */
const ranges = [
  ['visits', 'visits'],
  ['createTime', 'create'],
  ['lastActive', 'lastActive'],
] as const;

/** The filters of a crowd as the address of the list has them. */
export function crowdAddress(filter: Readonly<Record<string, unknown>>): Record<string, string> {
  const ends = ranges.flatMap(([, stem]) => [`${stem}Begin`, `${stem}End`]);
  const plain = Object.entries(filter).flatMap(([name, value]) =>
    ends.includes(name) ? [] : [[name, textOr(value)] as const],
  );
  const between = ranges.flatMap(([name, stem]) => {
    const [from, until] = [textOr(filter[`${stem}Begin`]), textOr(filter[`${stem}End`])];
    return from === '' && until === '' ? [] : [[name, `${from}~${until}`] as const];
  });
  return Object.fromEntries([...plain, ...between].filter(([, value]) => value !== ''));
}

/** Rules of the texts of a crowd, for its form and its mock (decision 41). */
export const crowdRules = {
  name: { label: '人群名称', required: true, minLength: 2, maxLength: 30 },
} as const satisfies Record<string, TextRule>;

/** Rules of the texts of a public user, for its forms and its mock (decision 41). */
export const publicUserRules = {
  nickname: { label: '昵称', required: true, maxLength: 20 },
  schoolName: { label: '就读中学', maxLength: 40 },
  muteReason: { label: '原因', required: true, minLength: 2, maxLength: 100 },
} as const satisfies Record<string, TextRule>;
