import { keptDays } from '@/resources/management/recycleBin/recycled';
import { platformStoreId } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import { member } from '../list';
import type { MockServer } from '../mockServer';
import { read, type SignedInRequest } from '../route';
import { type CellText, textOf } from '../sheet';
import type { TableDefinition } from '../table';
import { formatTime } from '../time';
import { type RecycledRow, recycleTable } from './recycleTable';

/** How the records of one kind go to the recycle bin and come back. */
interface BinSpec<Row extends object> {
  /** Dictionary `recycle_entity`. */
  readonly entity: string;
  /** Name of the resource. */
  readonly bizType: string;
  /** Names of other resources whose screens delete such records, under the same ids. */
  readonly screens?: readonly string[];
  readonly definition: TableDefinition<Row>;
  readonly nameOf: (row: Row) => string;
  /** The facts that the bin shows of a record: labels by member. */
  readonly labels: Readonly<Record<string, string | readonly [label: string, text: CellText]>>;
  /** Members that no two records may share, with their labels: another record may have taken one meanwhile. */
  readonly distinct?: Readonly<Record<string, string>>;
  /** Whether two records are told apart by these: those of one institution, say. All are where absent. */
  readonly among?: (row: Row, other: Row) => boolean;
  /** The name of the record above that is gone as well, if it is. */
  readonly lostParent?: (row: Row, server: MockServer) => Promise<string | undefined>;
  /** Records deleted and restored together with a record, an entry each: `跟进记录 3 条`. */
  readonly also?: (row: Row, server: MockServer) => Promise<readonly Also[]>;
  /** Days that a record is kept; {@link keptDays} where absent. */
  readonly days?: (kept: RecycledRow) => number;
  /** The anonymous rest of an expired record that other records still name; nothing where absent. */
  readonly anonymised?: (row: Row) => Row;
  /** How a record comes back: content as a draft, institutions stopped. As it was where absent. */
  readonly restored?: (row: Row, server: MockServer) => Row | Promise<Row>;
  /** Removes what is of no use without the record, once it is gone for good: its accounts, say. */
  readonly purged?: (row: Row, server: MockServer) => Promise<void>;
  /** Says the deletion on the record, which stays in its table; it leaves the table where absent. */
  readonly marked?: (row: Row, time: string) => Row;
  /** Whether a record of the table is there for its screens; all are where absent. */
  readonly isThere?: (row: Row) => boolean;
}

/** A record that is deleted and restored together with another. */
export interface Also {
  /** The name of its kind: 跟进记录. */
  readonly entity: string;
  readonly name: string;
}

/** A count of a kind as an entry of `also`; none where it is zero. */
export function alsoCounted(entity: string, count: number, unit: string): Also[] {
  return count > 0 ? [{ entity, name: `${entity} ${count} ${unit}` }] : [];
}

/** The institution of a record, where it is gone as well: it has to come back first. */
export async function lostStore(
  { storeId }: { readonly storeId: number },
  { table }: MockServer,
): Promise<string | undefined> {
  const store = (await table(storeTable)).get(storeId);
  return store?.deleteTime === '' ? undefined : (store?.name ?? '所属机构');
}

/** One kind of record as the bin sees it, whatever its rows are. */
export interface Bin {
  readonly entity: string;
  readonly bizType: string;
  /** Names of all resources whose screens delete such records. */
  readonly screens: readonly string[];
  /** Days that a record is kept. */
  readonly days: (kept: RecycledRow) => number;
  /** Records restored together with a record. */
  readonly also: (kept: RecycledRow, server: MockServer) => Promise<readonly Also[]>;
  /** The anonymous rest of an expired record, without personal data; undefined where nobody needs it. */
  readonly anonymise: ((kept: RecycledRow) => Pick<RecycledRow, 'name' | 'record'>) | undefined;
  /** Why a record cannot come back; empty where it can. */
  readonly conflicts: (kept: RecycledRow, server: MockServer) => Promise<string[]>;
  readonly restore: (kept: RecycledRow, server: MockServer) => Promise<void>;
  /** Lets a record go for good. */
  readonly purge: (kept: RecycledRow, server: MockServer) => Promise<void>;
  /** The facts that the bin shows of a record. */
  readonly facts: (kept: RecycledRow) => readonly { readonly label: string; readonly value: string }[];
}

/**
 * Defines how records of a kind are deleted so that they can come back. `recycle` is the `remove` of `crudHandlers`; the `bin`
 * belongs into `recycleBins.ts`, and `recycles: true` into the resource's declaration.
 */
export function defineBin<Row extends object>(spec: BinSpec<Row>) {
  const { definition, labels, distinct = {}, restored = (row) => row, isThere = () => true } = spec;
  const rowOf = ({ record }: RecycledRow) => read(JSON.parse(record), definition.schema);
  const idIn = (row: Row) => Number(row[definition.idField]);
  const { anonymised, days = () => keptDays, among = () => true } = spec;
  /** A value as the bin tells it: masked where it is. */
  const told = (row: Row, name: string) => {
    const about = labels[name] ?? name;
    return String(textOf(member(row, name), typeof about === 'string' ? {} : about[1]));
  };
  const bin: Bin = {
    entity: spec.entity,
    bizType: spec.bizType,
    screens: [spec.bizType, ...(spec.screens ?? [])],
    days,
    also: async (kept, server) => (await spec.also?.(rowOf(kept), server)) ?? [],
    anonymise:
      anonymised &&
      ((kept) => {
        const row = anonymised(rowOf(kept));
        return { name: spec.nameOf(row), record: JSON.stringify(row) };
      }),
    conflicts: async (kept, server) => {
      const row = rowOf(kept);
      const parent = await spec.lostParent?.(row, server);
      const others = (await server.table(definition))
        .all()
        .filter((other) => isThere(other) && idIn(other) !== kept.bizId && among(row, other));
      const taken = Object.entries(distinct).filter(([name]) => {
        const value = member(row, name);
        return value !== '' && others.some((other) => member(other, name) === value);
      });
      return [
        ...(parent === undefined ? [] : [`请先恢复「${parent}」`]),
        ...taken.map(([name, label]) => `${label}「${told(row, name)}」已被其他数据使用`),
      ];
    },
    restore: async (kept, server) => {
      await (await server.table(definition)).put(await restored(rowOf(kept), server));
    },
    purge: async (kept, server) => {
      if (spec.marked) await (await server.table(definition)).remove(kept.bizId);
      await spec.purged?.(rowOf(kept), server);
    },
    facts: (kept) => {
      const row = rowOf(kept);
      return Object.entries(labels).map(([name, about]) => ({
        label: typeof about === 'string' ? about : about[0],
        value: told(row, name),
      }));
    },
  };

  /** Deletes a record into the bin. */
  const recycle = async (row: Row, { mockServer, user }: SignedInRequest, reason = ''): Promise<void> => {
    const [table, kept] = [await mockServer.table(definition), await mockServer.table(recycleTable)];
    const deleteTime = formatTime(mockServer.now());
    await kept.put({
      ...{ id: kept.nextId(), entity: spec.entity, bizType: spec.bizType, bizId: idIn(row) },
      ...{ name: spec.nameOf(row), storeId: Number(member(row, 'storeId') ?? platformStoreId) },
      ...{ deleterId: user.userId, deleteBy: user.nickName, deleteTime, reason },
      record: JSON.stringify(row),
    });
    if (spec.marked) await table.put(spec.marked(row, deleteTime));
    else await table.remove(idIn(row));
  };

  return { bin, recycle };
}
