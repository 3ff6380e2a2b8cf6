import type { SiteUser } from '@/resources/operations/user/user';
import { refuseForeign } from '../../businessRules';
import { platformStoreId } from '../../customer/storeRow';
import { storeTable } from '../../customer/storeTable';
import { type StudentRow, studentTable } from '../../expert/studentTable';
import { provinceOf } from '../../gaokao/provinces';
import { filterRows, type ListRules, member } from '../../list';
import type { MockServer } from '../../mockServer';
import { found } from '../../responses';
import type { SignedInRequest } from '../../route';
import type { Stored } from '../../table';
import { dayLength, formatTime } from '../../time';
import { crowdTable, type SiteRow, siteTable, type VisitorRow, visitorTable } from './userTables';

/** A user of the public sites (screen O13): a student, or somebody without a filling record. */
export type PublicUser = Omit<Stored<SiteUser>, 'channel'> & {
  channel: number;
  subjectType: number;
  /** Null where nobody knows it. */
  rank: number | null;
};

type Base = Pick<PublicUser, keyof VisitorRow | 'userType' | 'subjectType' | 'rank'> & {
  readonly surname: string;
};

/** All registered users: the shared students, then the others. */
export async function publicUsers(mockServer: MockServer): Promise<readonly PublicUser[]> {
  const { table } = mockServer;
  const [sites, stores] = [await table(siteTable), await table(storeTable)];
  const known = new Map(sites.all().map((row) => [row.id, row]));
  const students = (await table(studentTable)).all().map(fromStudent);
  const visitors = (await table(visitorTable)).all().map(fromVisitor);
  const now = mockServer.now();
  return [...students, ...visitors].map(({ surname, ...base }) => {
    const site = known.get(base.id) ?? unseen(base.id, surname);
    const muted = site.muteUntil > formatTime(now) ? (1 as const) : (0 as const);
    const last = Date.parse(`${(site.lastActive || base.createTime).replace(' ', 'T')}+08:00`);
    return {
      ...{ ...base, ...site, storeName: stores.get(base.storeId)?.name ?? '', muted },
      ...{ muteUntil: muted === 1 ? site.muteUntil : '', muteReason: muted === 1 ? site.muteReason : '' },
      idleDays: Math.max(0, Math.floor((now - last) / dayLength)),
    };
  });
}

function fromStudent(student: StudentRow): Base {
  const { id, gender, mobile, storeId, provinceId, year, schoolName, category, userType, createTime } =
    student;
  return {
    ...{ id, gender, mobile, storeId, provinceId, year, schoolName, category, userType, createTime },
    ...{ subjectType: student.subjectType, rank: student.rank, surname: student.name.slice(0, 1) },
  };
}

function fromVisitor(visitor: VisitorRow): Base {
  const subjectType = provinceOf(visitor.provinceId)?.subjectType ?? 3;
  return { ...visitor, userType: 0, subjectType, rank: null, surname: '新' };
}

/** The site data of a user entered by the staff: still blank. */
function unseen(id: number, surname: string): SiteRow {
  return {
    ...{ id, nickname: `${surname}同学${id}`, avatar: '', channel: 4, tags: [], lastActive: '', visits30: 0 },
    ...{ muteUntil: '', muteReason: '', rev: 1 },
  };
}

/** The user with this id, of the caller's institution. */
export async function publicUserOf(request: SignedInRequest, id: number): Promise<PublicUser> {
  const user = found((await publicUsers(request.mockServer)).find((one) => one.id === id));
  refuseForeign(request, user);
  return user;
}

/** Keeps what a site knows of a user, changed. */
export async function changeSite(mockServer: MockServer, user: PublicUser, changes: Partial<SiteRow>) {
  const { id, nickname, avatar, channel, tags, lastActive, visits30, rev } = user;
  const sites = await mockServer.table(siteTable);
  const kept = sites.get(id) ?? {
    ...{ id, nickname, avatar, channel, tags, lastActive, visits30, rev },
    ...{ muteUntil: '', muteReason: '' },
  };
  await sites.put({ ...kept, ...changes, rev: kept.rev + 1 });
}

/** How the list answers its filters; crowds are told by the same. */
export const userRules: ListRules = {
  contains: ['nickname', 'mobile', 'schoolName'],
  keyword: ['nickname', 'mobile'],
  matches: {
    tags: (row, wanted) => {
      const tags = member(row, 'tags');
      return Array.isArray(tags) && wanted.split(',').some((tag) => tags.includes(tag));
    },
    idleDays: (row, days) => Number(member(row, 'idleDays')) >= Number(days),
    visitsBegin: (row, least) => Number(member(row, 'visits30')) >= Number(least),
    visitsEnd: (row, most) => Number(member(row, 'visits30')) <= Number(most),
  },
  order: { field: 'createTime', descending: true },
};

/** The users of a crowd as they are now, those of an institution where one has named it. Refuses a crowd that is gone. */
export async function usersOfCrowd(mockServer: MockServer, crowdId: number): Promise<readonly PublicUser[]> {
  const { filter, storeId } = found((await mockServer.table(crowdTable)).get(crowdId));
  const users = await publicUsers(mockServer);
  const own = storeId === platformStoreId ? users : users.filter((user) => user.storeId === storeId);
  return filterRows(own, filter, userRules);
}
