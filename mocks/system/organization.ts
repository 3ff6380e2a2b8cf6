import { systemEndpoints } from '@/resources/system/endpoints';
import type { Member, Organization } from '@/resources/system/organization/organization';
import { crudHandlers } from '../crud';
import type { Action } from '../crudOptions';
import { matchingRows } from '../list';
import { roleTable } from '../menu/roleTable';
import type { MockServer } from '../mockServer';
import { isRegion, regionText } from '../platform/areas';
import { found, refuse, unknownRow } from '../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { respondList, wires } from '../wire';
import { accountTable } from './accountTable';
import { deptTable } from './deptTable';
import { type OrgRow, orgInput, orgMemberTable, orgTable } from './orgTable';
import { isStaff } from './userResponse';
import { staffAccount } from './userRules';

const { list, ...others } = systemEndpoints['system/organization'].operations;
const endpoints = { ...systemEndpoints['system/organization'], operations: others };
const memberCalls = systemEndpoints['system/organization/member'].operations;

/** Organizations and who works there (screen H5). */
export const organizationRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, orgTable, {
    input: orgInput,
    presenter,
    fixed: { code: '编码不能修改' },
    distinct: {
      name: { text: '同级下已存在相同名称', among: (row, other) => row.parentId === other.parentId },
      code: '编码已存在',
    },
    check: checkOrganization,
    onUpdated: async (row, request, before) => {
      if (before.status === 1 && row.status === 0) await stopBelow(row, request);
    },
  }),

  route(list, async (request) => {
    const shown = (await request.mockServer.table(orgTable)).all().map(await presenter(request));
    const matching = new Set(matchingRows(shown, wires.rpc.query(request), { keyword: ['name', 'code'] }));
    return nested(shown.filter((row) => matching.has(row)).sort((one, other) => one.sort - other.sort));
  }),

  route(memberCalls.list, async (request) => {
    const org = await orgOf(request);
    const { orgId: _orgId, ...body } = request.body;
    return respondList({ ...request, body }, await membersOf(org.id, request), {
      keyword: ['realName', 'userName', 'mobile'],
      order: { field: 'id' },
    });
  }),

  route(memberCalls.save, async (request) => {
    const org = await orgOf(request);
    const { mockServer, body } = request;
    const [members, accounts, orgs] = [
      await mockServer.table(orgMemberTable),
      await mockServer.table(accountTable),
      await mockServer.table(orgTable),
    ];
    const people = read(body.userIds, idsSchema).map((id) => {
      const account = found(accounts.get(id));
      return isStaff(account) ? account : refuse(unknownRow);
    });
    const moved = people.flatMap(({ userId, nickName }) => {
      const orgId = members.get(userId)?.orgId;
      if (orgId === undefined || orgId === org.id) return [];
      return [{ userId, realName: nickName, orgName: orgs.get(orgId)?.name ?? '' }];
    });
    for (const { userId } of people) await members.put({ userId, orgId: org.id });
    return { count: people.length, moved };
  }),

  route(memberCalls.take, async (request) => {
    const org = await orgOf(request);
    const members = await request.mockServer.table(orgMemberTable);
    const ids = read(request.body.userIds, idsSchema);
    for (const id of ids) if (members.get(id)?.orgId !== org.id) refuse(unknownRow);
    for (const id of ids) await members.remove(id);
  }),
];

/** Takes a person who is gone out of their organization, and off the head of those they led. */
export async function leaveOrganizations({ table }: MockServer, userId: number): Promise<void> {
  await (await table(orgMemberTable)).remove(userId);
  const orgs = await table(orgTable);
  for (const org of orgs.all().filter(({ leaderId }) => leaderId === userId))
    await orgs.put({ ...org, leaderId: null });
}

async function orgOf({ mockServer, body }: SignedInRequest): Promise<OrgRow> {
  return found((await mockServer.table(orgTable)).get(read(body.orgId, idSchema)));
}

/** Adds what the server computes. */
async function presenter({ mockServer }: SignedInRequest): Promise<(row: OrgRow) => Organization> {
  const [members, accounts] = [await mockServer.table(orgMemberTable), await mockServer.table(accountTable)];
  const counts = new Map<number, number>();
  for (const { orgId } of members.all()) counts.set(orgId, (counts.get(orgId) ?? 0) + 1);
  return ({ status, ...row }) => ({
    ...row,
    status: status === 1 ? 1 : 0,
    regionText: regionText(row.provinceId, row.cityId, row.areaId),
    leaderName: accounts.get(row.leaderId ?? 0)?.nickName ?? '',
    memberCount: counts.get(row.id) ?? 0,
  });
}

async function membersOf(orgId: number, { mockServer }: SignedInRequest): Promise<Member[]> {
  const [members, accounts] = [await mockServer.table(orgMemberTable), await mockServer.table(accountTable)];
  const [roles, depts] = [await mockServer.table(roleTable), await mockServer.table(deptTable)];
  return members.all().flatMap((member) => {
    const account = member.orgId === orgId ? accounts.get(member.userId) : undefined;
    if (!account) return [];
    return {
      id: account.userId,
      userName: account.userName,
      realName: account.nickName,
      mobile: account.phonenumber,
      roleName: account.roleIds.flatMap((id) => roles.get(id)?.roleName ?? []).join('、'),
      deptName: depts.get(account.deptId)?.deptName ?? '',
      status: account.status === '0' ? 1 : 0,
    };
  });
}

interface Node extends Organization {
  children?: Node[];
}

/** Rows below those that they name as their parent; those whose parent is not among them are at the top. */
function nested(rows: readonly Organization[]): Node[] {
  const nodes = rows.map((row): Node => ({ ...row }));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes.filter((node) => {
    const parent = byId.get(node.parentId);
    if (parent) parent.children = [...(parent.children ?? []), node];
    return !parent;
  });
}

async function checkOrganization(
  action: Action,
  org: OrgRow,
  request: SignedInRequest,
  before?: OrgRow,
): Promise<void> {
  const { mockServer } = request;
  const rows = (await mockServer.table(orgTable)).all();
  const rivals = rows.filter(({ id }) => id !== org.id);
  if (action === 'remove') {
    if (rivals.some(({ parentId }) => parentId === org.id)) refuse('请先删除下级');
    if ((await mockServer.table(orgMemberTable)).find(({ orgId }) => orgId === org.id))
      refuse('请先移除成员');
    return;
  }
  checkParent(org, rows, before);
  if (!isRegion(org.provinceId, org.cityId, org.areaId)) refuse('请选择地区');
  if (org.leaderId !== null && org.leaderId !== before?.leaderId) await staffAccount(request, org.leaderId);
}

function checkParent(org: OrgRow, rows: readonly OrgRow[], before: OrgRow | undefined): void {
  if (org.parentId === 0) {
    if (before?.parentId !== 0) refuse('请选择上级');
    return;
  }
  const parentOf = ({ parentId }: OrgRow) => rows.find(({ id }) => id === parentId);
  const parent = found(parentOf(org));
  for (let above: OrgRow | undefined = parent; above; above = parentOf(above))
    if (above.id === org.id) refuse('上级不能是自身或下级');
  const starts = before?.status !== 1 || before.parentId !== org.parentId;
  if (org.status === 1 && starts && parent.status === 0) refuse('请先启用上级');
}

async function stopBelow({ id }: OrgRow, { mockServer }: SignedInRequest): Promise<void> {
  const table = await mockServer.table(orgTable);
  const stop = async (above: number): Promise<void> => {
    for (const row of table.all().filter(({ parentId }) => parentId === above)) {
      if (row.status === 1) await table.put({ ...row, status: 0 });
      await stop(row.id);
    }
  };
  await stop(id);
}
