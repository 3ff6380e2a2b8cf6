import { inventCreditCode } from '../customer/creditCode';
import { platformStoreId } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import { invoiceTable } from '../finance/invoice/invoiceTable';
import { articleTable } from '../operations/article/articleTable';
import { consultTable } from '../operations/consult/consultTable';
import { systemUpdateTable } from '../operations/systemUpdateTable';
import { createRandom } from '../random';
import { mobileNumber, personName } from '../seed/names';
import type { SeedContext } from '../table';
import { dayLength, formatTime } from '../time';
import { clientTable } from './clientTable';
import { goneId, goneStudents, struckOff } from './goneStudents';
import { noticeTable } from './noticeTable';
import type { RecycledRow } from './recycleTable';
import { teamMemoTable } from './teamMemoTable';

/** A record that is gone, and what it was called. */
type Gone = Pick<RecycledRow, 'entity' | 'bizType' | 'bizId' | 'name' | 'storeId'> & {
  readonly record: object;
  readonly reason?: string;
  /** The time of deletion, where other data states it. */
  readonly deleteTime?: string;
};

const people = [
  [1, '林知远'],
  [2, '苏晚晴'],
] as const;
const reasons = ['重复录入', '', '录入错误', '合作终止', ''] as const;

/** Forty deleted records of the last thirty days, the newest first; the users among them have less time. */
export function seedRecycled(context: SeedContext): RecycledRow[] {
  const { now } = context;
  const gone: readonly Gone[] = [
    ...[...goneStores(context), ...goneUsers(context), ...goneClients(context)],
    ...[...goneNotices(context), ...goneMemos(context), ...goneInvoices(context), ...goneContent(context)],
  ];
  return gone.map(({ record, reason, deleteTime: told, ...about }, index) => {
    const [deleterId, deleteBy] = people[index % people.length] ?? people[0];
    const deleteTime = told ?? formatTime(now - Math.round((0.3 + index * 0.73) * dayLength));
    return {
      ...{ id: index + 1, ...about, deleterId, deleteBy, deleteTime },
      reason: reason ?? reasons[index % reasons.length] ?? '',
      record: JSON.stringify(record),
    };
  });
}

function goneStores({ seedOf }: SeedContext): Gone[] {
  const stores = seedOf(storeTable).filter(({ id }) => id !== platformStoreId);
  return stores.slice(4, 11).map((store, index) => {
    const id = goneId(index);
    const record = {
      ...{
        ...store,
        id,
        name: `${store.shortName}升学（旧${index + 1}）`,
        storeNo: `JG${String(id).padStart(6, '0')}`,
      },
      ...{ creditCode: inventCreditCode(id), username: `old${id}`, parentId: null },
    };
    return { entity: '1', bizType: 'customer/store', bizId: id, name: record.name, storeId: id, record };
  });
}

function goneNotices({ seedOf }: SeedContext): Gone[] {
  return seedOf(noticeTable)
    .slice(0, 6)
    .map((notice, index) => {
      const record = {
        ...notice,
        id: goneId(index),
        title: `${notice.title}（旧稿）`,
        status: index % 2 === 0 ? 0 : 2,
      };
      const about = { bizType: 'management/notices', bizId: record.id, name: record.title };
      return { entity: '8', ...about, storeId: platformStoreId, record };
    });
}

function goneMemos({ seedOf }: SeedContext): Gone[] {
  return seedOf(teamMemoTable)
    .slice(0, 7)
    .map((memo, index) => {
      const record = { ...memo, id: goneId(index), title: `${memo.title}（重复）`, pinned: 0 };
      const about = { bizType: 'management/memo', bizId: record.id, name: record.title };
      return { entity: '12', ...about, storeId: platformStoreId, record };
    });
}

/** Drafts that were written twice, enquiries that are closed, release notes that were never sent. */
function goneContent({ seedOf }: SeedContext): Gone[] {
  const articles = seedOf(articleTable)
    .slice(0, 3)
    .map((row, index) => ({
      ...{ entity: '4', bizType: 'operations/headlines', bizId: goneId(index), storeId: platformStoreId },
      ...{ name: `${row.title}（旧稿）`, reason: '内容重复' },
      record: { ...row, id: goneId(index), title: `${row.title}（旧稿）`, status: 0 },
    }));
  const enquiries = seedOf(consultTable)
    .filter(({ status }) => status === 2)
    .slice(0, 2)
    .map((row, index) => ({
      ...{ entity: '14', bizType: 'operations/consult', bizId: goneId(index), storeId: row.storeId },
      ...{ name: row.title, reason: '重复提交' },
      record: { ...row, id: goneId(index) },
    }));
  const updates = seedOf(systemUpdateTable)
    .slice(0, 3)
    .map((row, index) => ({
      ...{
        entity: '15',
        bizType: 'operations/system-updates',
        bizId: goneId(index),
        storeId: platformStoreId,
      },
      name: `${row.title}（未发布）`,
      record: {
        ...row,
        id: goneId(index),
        title: `${row.title}（未发布）`,
        version: `0.9.${index}`,
        status: 0,
      },
    }));
  return [...articles, ...enquiries, ...updates];
}

/** Users whom work orders have struck off. */
function goneUsers(context: SeedContext): Gone[] {
  return goneStudents(context).map(({ student, deleteTime }) => {
    const { id, name, storeId } = student;
    const about = { bizType: 'management/user-list', bizId: id, name, reason: struckOff };
    return { entity: '2', ...about, storeId, deleteTime, record: student };
  });
}

function goneClients({ seedOf }: SeedContext): Gone[] {
  const random = createRandom(506);
  return seedOf(clientTable)
    .filter(({ stage }) => stage !== 2)
    .slice(60, 66)
    .map((client, index) => {
      const id = goneId(index);
      const record = { ...client, id, name: personName(random), mobile: mobileNumber(9201 + index) };
      const about = { bizType: 'management/client-data', bizId: id, name: record.name };
      return { entity: '3', ...about, storeId: client.storeId, record };
    });
}

function goneInvoices({ seedOf }: SeedContext): Gone[] {
  return seedOf(invoiceTable)
    .filter(({ status }) => status === 2)
    .slice(0, 3)
    .map((invoice, index) => {
      const id = goneId(index);
      const record = { ...invoice, id, applyNo: `${invoice.applyNo.slice(0, -4)}${id}` };
      const about = { bizType: 'finance/invoices', bizId: id, name: `${record.applyNo} ${record.title}` };
      return { entity: '13', ...about, storeId: invoice.storeId, record, reason: invoice.rejectReason };
    });
}
