import type { z } from 'zod';
import type { AuditFields } from './audit';
import type { ListQuery, ListRules } from './list';
import type { Masks } from './masks';
import { ApiError } from './responses';
import type { SignedInRequest } from './route';
import type { Meant } from './sharedPath';
import type { Columns } from './sheet';
import type { Table } from './table';
import type { Distinct, Unique } from './unique';

/** Options in which a resource's mock differs from the default. */
export interface CrudOptions<Row extends object> extends ListRules {
  /**
   * Members that clients may write, with the texts of their refusals; required where there is `create` or `update`.
   */
  readonly input?: z.ZodType<Partial<Row>>;
  /** Further operations by the standard one that answers them: `{ shelve: 'update' }`. */
  readonly runs?: Readonly<Record<string, string>>;
  /**
   * Chooses the operation meant by a body, where several share an address. Where absent: `create` without an id, else
   * `update`.
   */
  readonly meant?: Meant;
  /** Operations whose answers are encrypted. */
  readonly sealed?: readonly string[];
  /** Rows that exist for this caller; all where absent. */
  readonly visible?: (row: Row, request: SignedInRequest) => boolean;
  /** The rows within the caller's roles: others are missing in lists, and calls about them are refused. */
  readonly scope?: Scope<Row>;
  /** A list without pages: RuoYi answers trees so, as `data`. */
  readonly whole?: boolean;
  /** Whether an update leaves alone what it does not name. Usual in the POST family only: RuoYi's takes the whole record. */
  readonly merges?: boolean;
  /** Makes rows into what is answered: computed members, names of other records. */
  readonly presenter?: (request: SignedInRequest) => Promise<(row: Row) => object>;
  /** Members beside `list` and `total`. `rows` are all that the caller can see. */
  readonly beside?: (rows: readonly object[], query: ListQuery, request: SignedInRequest) => object;
  /** Members beside a single record, where it is answered under a name (`at`). */
  readonly around?: (row: Row, request: SignedInRequest) => object | Promise<object>;
  /** Id of a new row, where it is not simply the next one. */
  readonly idOf?: (table: Table<Row>) => number;
  /** Members that the server sets on a new row. */
  readonly complete?: (values: Partial<Row>, id: number, request: SignedInRequest) => Partial<Row>;
  /** Returns a changed row with the members that the server sets on it. */
  readonly settle?: (row: Row, before: Row) => Row;
  /** Members that no other row may share, and how RuoYi refuses them. */
  readonly unique?: Unique<Row>;
  /** Members that no other row may share, with the refusals of the POST family. */
  readonly distinct?: Distinct<Row>;
  /** Members that never change, with the refusals. */
  readonly fixed?: { readonly [K in keyof Row]?: string };
  /** Refuses by throwing. `row` is the row as it will be, or as it is before its removal; `before` is there for updates. */
  readonly check?: (action: Action, row: Row, request: SignedInRequest, before?: Row) => void | Promise<void>;
  readonly onCreated?: (row: Row, request: SignedInRequest) => Promise<void>;
  readonly onUpdated?: (row: Row, request: SignedInRequest, before: Row) => Promise<void>;
  /** Deletes for good where absent. */
  readonly remove?: (row: Row, request: SignedInRequest) => Promise<void>;
  /** Whether others hold the row. Then it cannot be deleted, and the refusal names it as `unique` does. */
  readonly assigned?: (row: Row, request: SignedInRequest) => Promise<boolean>;
  /** Name of the exported sheet; the file's is that and the day. It and `columns` are needed where there is `export`. */
  readonly sheet?: string;
  readonly columns?: Columns;
  /** The page's title: exports are CSV files of that name, as screens-business 1.5 says. Needs `columns`; `sheet` is not asked for then. */
  readonly csv?: string;
  /** Writes each create, update, remove, reveal and export down in the record's 操作记录, with the changes of these members. */
  readonly audit?: AuditFields;
  /** Members that travel masked. The operation `plain` reveals one; exports hold them whole for whoever has `:plain`. */
  readonly masks?: Masks<Row>;
}

/** The rows that a caller's roles may read and change (rest-contract, section 5). */
export interface Scope<Row extends object> {
  readonly covers: (caller: Pick<SignedInRequest, 'mockServer' | 'user'>) => Promise<(row: Row) => boolean>;
  /** The refusal of a single row outside the scope. */
  readonly refusal: string;
  /** Its code; that of the family's own refusals where absent. */
  readonly code?: number;
  /** Members that the caller cannot choose: whatever a body or a filter says, they are these. */
  readonly own?: (caller: Pick<SignedInRequest, 'user'>) => object;
}

/** Refuses a row that the caller's roles do not cover. */
export async function refuseOutside<Row extends object>(
  { covers, refusal, code }: Scope<Row>,
  row: Row,
  request: SignedInRequest,
): Promise<void> {
  if (!(await covers(request))(row)) throw new ApiError(refusal, code);
}

export type Action = 'create' | 'update' | 'remove';
