import { type CallDeps, callOperation, expectLayout } from '@/providers/data/callOperation';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import type { Send } from '@/providers/http/request';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';

/** The person's own data (screen A4). Empty texts where the server sends nothing. */
export interface Profile {
  readonly userName: string;
  readonly nickName: string;
  readonly phonenumber: string;
  readonly email: string;
  /** Dictionary `sys_user_sex`. */
  readonly sex: string;
  readonly avatar: string;
  readonly storeName: string;
  readonly deptName: string;
  readonly createTime: string;
  /** Names, joined with commas. */
  readonly roleGroup: string;
  readonly postGroup: string;
}

/** Members that a person may change of themselves. */
export type ProfileChanges = Partial<Pick<Profile, 'nickName' | 'phonenumber' | 'email' | 'sex' | 'avatar'>>;

/** One attempt to sign in with the person's own account. */
export interface LoginRecord {
  readonly id: RecordId;
  readonly time: string;
  readonly ip: string;
  readonly place: string;
  readonly browser: string;
  readonly os: string;
  readonly succeeded: boolean;
  readonly msg: string;
}

const options = { quiet: true, allowRepeat: true } as const;

/** Query key of the person's own data. */
export const profileKey = ['profile'] as const;

/** Reads the person's own data; rejects with the server's refusal. */
export async function readProfile(send: Send): Promise<Profile> {
  const { members } = await callOperation({ send }, shellCalls.profile, { options });
  return expectLayout(parseProfile(members), shellCalls.profile);
}

/** Saves changes; other members stay. Rejects with the server's refusal. */
export async function saveProfile(deps: CallDeps, changes: ProfileChanges): Promise<void> {
  await callOperation(deps, shellCalls.saveProfile, { body: changes, options: { quiet: true } });
}

/**
 * Uploads the person's picture to a server that has a call of its own for it, a RuoYi server. Resolves to its address.
 */
export async function saveAvatar(send: Send, image: File): Promise<string> {
  const body = new FormData();
  body.append('avatarfile', image);
  const { members } = await callOperation({ send }, ruoyiCalls.saveAvatar, {
    body,
    options: { quiet: true },
  });
  return expectLayout(textOr(members.imgUrl) || undefined, ruoyiCalls.saveAvatar);
}

/** A page (from 1) of the person's own sign-ins, newest first. */
export async function readMyLogs(
  send: Send,
  page: number,
  limit: number,
): Promise<{ readonly rows: readonly LoginRecord[]; readonly total: number }> {
  const { data } = await callOperation({ send }, shellCalls.myLogs, { body: { page, limit }, options });
  return expectLayout(parseLogs(data), shellCalls.myLogs);
}

function parseProfile({ data, roleGroup, postGroup }: Record<string, unknown>): Profile | undefined {
  if (!isRecord(data)) return undefined;
  return {
    userName: textOr(data.userName),
    nickName: textOr(data.nickName),
    phonenumber: textOr(data.phonenumber),
    email: textOr(data.email),
    sex: textOr(data.sex, '2'),
    avatar: textOr(data.avatar),
    storeName: textOr(data.storeName),
    deptName: isRecord(data.dept) ? textOr(data.dept.deptName) : '',
    createTime: timeOr(data.createTime),
    roleGroup: textOr(roleGroup),
    postGroup: textOr(postGroup),
  };
}

function parseLogs(data: unknown) {
  if (!isRecord(data) || !Array.isArray(data.list)) return undefined;
  const rows = data.list.filter(isRecord).map((row, index) => ({
    id: parseId(row.id) ?? index,
    time: timeOr(row.time),
    ip: textOr(row.ip),
    place: textOr(row.place),
    browser: textOr(row.browser),
    os: textOr(row.os),
    succeeded: textOr(row.status) === '0',
    msg: textOr(row.msg),
  }));
  return { rows, total: numberOr(data.total, rows.length) };
}
