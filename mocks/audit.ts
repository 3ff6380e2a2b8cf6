import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { ownMember } from '@/src/lib/record';
import { isOfPlatform } from './businessRules';
import { platformStoreId } from './customer/storeRow';
import { member } from './list';
import { machineOf } from './machine';
import { menuTable } from './menu/menuTable';
import type { MockServer } from './mockServer';
import { forbidden } from './responses';
import { idOrNone, type Route, read, route, type SignedInRequest } from './route';
import { canCall } from './session';
import { textOf } from './sheet';
import { defineTable } from './table';
import { formatTime } from './time';

/** One entry of a record's 操作记录 (screens-business, 1.5). Nobody changes or deletes one. */
interface AuditRow {
  id: number;
  /** Name of the resource: `finance/invoices`. */
  bizType: string;
  /** 0 where it is about no single record: an export. */
  bizId: number;
  /** The institution of the record; whoever is of another one does not read it. */
  storeId: number;
  time: string;
  operatorId: number;
  operatorName: string;
  ip: string;
  action: string;
  fromStatus: string;
  toStatus: string;
  changes: { field: string; label: string; before: string; after: string }[];
  remark: string;
}

/** The audit log of the records of finance, content and management. */
export const auditTable = defineTable<AuditRow>({
  name: 'audit',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    bizType: z.string(),
    bizId: z.number(),
    storeId: z.number(),
    time: z.string(),
    operatorId: z.number(),
    operatorName: z.string(),
    ip: z.string(),
    action: z.string(),
    fromStatus: z.string(),
    toStatus: z.string(),
    changes: z.array(
      z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() }),
    ),
    remark: z.string(),
  }),
});

/** The text of a logged value: an enumeration's label, a masked number, the name of another record. */
export type AuditText =
  | Readonly<Record<string, string>>
  | ((value: unknown, mockServer: MockServer) => string | Promise<string>);

type AuditField = string | readonly [label: string, text: AuditText];

/** Logged members with their labels, and the texts of values that do not tell themselves. */
export type AuditFields = Readonly<Record<string, AuditField>>;

/** The same for all members of an input: none is changed without a word. */
export type AuditFieldsOf<Input extends object> = Readonly<Record<keyof Input, AuditField>>;

interface AuditEntry {
  readonly bizType: string;
  readonly bizId: number;
  /** 受理, 打款 …: what the button says. */
  readonly action: string;
  /** The row before and after; `status` and the members of `fields` are compared. */
  readonly before?: object;
  readonly after?: object;
  readonly fields?: AuditFields;
  /** The institution that the record belongs to, where neither row says it: its people read the entry. */
  readonly storeId?: number;
  readonly remark?: string;
  /** A step that belongs to the institution: where P does it for one, the entry says 平台代办. */
  readonly forStore?: boolean;
}

/** Writes down what the caller did to a record. `crudHandlers` does so by itself where it has the option `audit`. */
export async function audit(request: SignedInRequest, entry: AuditEntry): Promise<void> {
  const { mockServer, user, headers } = request;
  const { bizType, bizId, before, after, fields = {}, remark = '' } = entry;
  const storeId = entry.storeId ?? storeOf(after) ?? storeOf(before) ?? user.storeId;
  const isOnBehalf = entry.forStore && isOfPlatform(request) && storeId !== platformStoreId;
  const action = isOnBehalf ? `${entry.action}（平台代办）` : entry.action;
  const table = await mockServer.table(auditTable);
  await table.put({
    ...{ id: table.nextId(), bizType, bizId, storeId, action, remark },
    ...{ time: formatTime(mockServer.now()), operatorId: user.userId, operatorName: user.nickName },
    ip: machineOf(headers).ipaddr,
    ...{ fromStatus: statusOf(before), toStatus: statusOf(after) },
    changes: before && after ? await changesOf(mockServer, before, after, fields) : [],
  });
}

function storeOf(row: object | undefined): number | undefined {
  const storeId = row && member(row, 'storeId');
  return typeof storeId === 'number' ? storeId : undefined;
}

function statusOf(row: object | undefined): string {
  return row ? String(member(row, 'status') ?? '') : '';
}

function changesOf(
  mockServer: MockServer,
  before: object,
  after: object,
  fields: AuditFields,
): Promise<AuditRow['changes']> {
  const isChanged = (field: string) =>
    JSON.stringify(member(before, field)) !== JSON.stringify(member(after, field));
  const changed = Object.entries(fields).filter(([field]) => isChanged(field));
  return Promise.all(
    changed.map(async ([field, about]) => {
      const [label, text]: readonly [string, AuditText] = typeof about === 'string' ? [about, {}] : about;
      const tell = async (row: object) => {
        const value = member(row, field);
        return typeof text === 'function' ? text(value, mockServer) : String(textOf(value, text));
      };
      return { field, label, before: await tell(before), after: await tell(after) };
    }),
  );
}

const listInput = z.object({ bizType: z.string().min(1), bizId: idOrNone });

/** An earlier change of a record, derived from its own tables. */
export type Deed = Pick<AuditRow, 'storeId' | 'time' | 'operatorName' | 'ip' | 'action' | 'remark'>;

/**
 * Seeded log entries of a record, from before the log began. They may repeat entries that were logged as well.
 */
export type Trail = (server: MockServer, id: number) => Promise<readonly Deed[]>;

/**
 * The tab 操作记录: the newest first. It needs the permission to see the record. Records that go from one institution to
 * another have trails: of these an institution reads what concerns itself.
 */
export function createAuditLogRoute(trails: Readonly<Record<string, Trail>>): Route {
  return route(platformCalls.auditLog, async (request) => {
    const { mockServer, user, body } = request;
    const { bizType, bizId } = read(body, listInput);
    if (!(await canCall(mockServer, user, await showPermission(request, bizType)))) throw forbidden('rpc');
    const rows = (await mockServer.table(auditTable)).all();
    const written = rows.filter((row) => row.bizType === bizType && row.bizId === bizId).reverse();
    const trail = ownMember(trails, bizType);
    const isOwn = ({ storeId }: Pick<AuditRow, 'storeId'>) =>
      isOfPlatform(request) || storeId === user.storeId;
    if (!trail && !written.every(isOwn)) throw forbidden('rpc');
    const entries = trail ? withDeeds(written, await trail(mockServer, bizId)).filter(isOwn) : written;
    return entries.map(({ bizType: _type, bizId: _id, storeId: _store, ...shown }) => shown);
  });
}

/** Merges the logged entries with the seeded ones, the newest first. */
function withDeeds(written: readonly AuditRow[], deeds: readonly Deed[]): AuditRow[] {
  const isWritten = ({ time, action }: Deed) =>
    written.some((entry) => entry.time === time && entry.action.startsWith(action));
  const others = deeds
    .filter((deed) => !isWritten(deed))
    .map((deed, index) => ({ ...noEntry, ...deed, id: -1 - index }));
  return [...written, ...others].sort((one, other) => other.time.localeCompare(one.time));
}

const noEntry = { bizType: '', bizId: 0, operatorId: 0, fromStatus: '', toStatus: '', changes: [] };

/** `finance:invoices:show`, or `:list` of a screen that has no show page. */
async function showPermission({ mockServer }: SignedInRequest, bizType: string): Promise<string> {
  const base = bizType.replaceAll('/', ':');
  const hasShow = (await mockServer.table(menuTable)).find(
    ({ permissions }) => permissions === `${base}:show`,
  );
  return `${base}:${hasShow ? 'show' : 'list'}`;
}
