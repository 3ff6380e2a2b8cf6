import { Navigate } from 'react-router';
import { defineResource } from '@/src/crud/defineResource';
import { reference } from '@/src/crud/fields/reference/reference';
import { richtext } from '@/src/crud/fields/richtext';
import { RecordLink } from '@/src/crud/RecordLink';
import { reportStatuses, reportTypes } from '@/src/gaokao/serviceEnumerations';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import {
  type CellProps,
  emptyText,
  type FieldOptions,
  fieldOf,
  filterAndList,
  listOnly,
} from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { expertEndpoints } from '../endpoints';
import { canMakeAnew, deliverChannels, type Report, reportRules, reportSections, takesTable } from './report';

const DeliverDialog = load(() => import('./DeliverDialog'));
const SectionsInput = load(() => import('./SectionsInput'));
const TableInput = load(() => import('./TableInput'));

const allSections = reportSections.map(({ value }) => value as string);

/** Reports for families (填报报告, screen E4): the list; one of them is read and printed at `?id=`. */
export const reports = defineResource<Report>()({
  label: '报告',
  endpoints: expertEndpoints['expert/report'],
  form: 'drawer',
  sort: { field: 'createdAt', order: 'desc' },
  search: 'title',
  card: { lines: [['userName', 'type', 'createdAt'], staleText] },
  fields: {
    title: text(reportRules.title, {
      on: ['filter', 'list', 'create'],
      filterAs: 'keyword',
      width: 200,
      derive: ({ type }) => reportTypes.find(({ value }) => String(value) === String(type))?.label,
    }),
    status: choice('状态', reportStatuses, { on: filterAndList }),
    type: choice('类型', reportTypes, {
      on: ['filter', 'list', 'create'],
      required: true,
      initial: 1,
      priority: 'high',
    }),
    userId: reference('考生', 'expert/filling', {
      on: ['filter', 'create'],
      required: '请选择考生',
      shownBy: 'userName',
    }),
    userName: text('考生', { on: listOnly, width: 80, priority: 'high', Cell: StudentName }),
    tableId: tableField('志愿表', {
      on: ['list', 'create'],
      required: ({ type }) => String(type) === '1',
      visible: ({ type }) => takesTable(type),
      resetOn: ['userId'],
      serverErrors: ['请选择志愿表'],
    }),
    sections: sectionsField('内容', { on: ['create'], initial: allSections }),
    remark: richtext('专家寄语', { on: ['create'], maxLength: 2000 }),
    storeName: text('机构', { on: listOnly, priority: 'low', Cell: StoreName }),
    createBy: text('生成人', { on: listOnly, width: 80 }),
    createdAt: datetime('生成时间', { on: listOnly, sortable: true }),
    deliveredAt: datetime('交付时间', { on: listOnly }),
    channel: choice('交付方式', deliverChannels, { on: listOnly }),
  },
  actions: {
    read: {
      on: 'row',
      label: '详情',
      promoted: true,
      opens: true,
      always: true,
      href: ({ id, userId }) => `/expert/filling/report?userId=${userId}&id=${id}`,
    },
    again: {
      on: 'row',
      label: '重新生成',
      operation: 'edit',
      when: canMakeAnew,
      confirm: ({ tableVersion }) => `志愿表已更新，报告为版本 ${tableVersion}，重新生成？`,
      request: ({ id }) => ({ body: { id, again: 1 } }),
      success: '已重新生成',
    },
    deliver: {
      on: 'row',
      label: '交付',
      operation: 'deliver',
      when: ({ status }) => status === 1,
      dialog: DeliverDialog,
    },
  },
  canDelete: ({ status, deliveredAt }) => status !== 2 && !deliveredAt,
  AfterCreate: ({ record, close }) => {
    const { id, userId } = record;
    return <Leave to={`/expert/filling/report?userId=${userId}&id=${id}`} close={close} />;
  },
});

function StudentName({ value, record }: CellProps<string>) {
  return (
    <RecordLink resource="expert/student" id={record.userId}>
      {value}
    </RecordLink>
  );
}

function StoreName({ value, record }: CellProps<string>) {
  return (
    <RecordLink resource="customer/store" id={record.storeId}>
      {value || emptyText}
    </RecordLink>
  );
}

/** A new report is read at once: it is a draft until it has been looked at. */
function Leave({ to }: { to: string; close: () => void }) {
  return <Navigate to={to} replace />;
}

function staleText({ status, tableVersion }: Report): string | undefined {
  return status === 3 ? `志愿表已更新，报告为版本 ${tableVersion}` : undefined;
}

/** A table of the chosen student; the name and version come with the report. */
function tableField(label: string, options: FieldOptions<Report['tableId'] & {}>) {
  return fieldOf<Report['tableId'] & {}>(
    label,
    {
      Cell: ({ record }: CellProps<unknown>) =>
        record.tableName ? `${record.tableName}（版本 ${record.tableVersion}）` : emptyText,
      Input: TableInput,
      operator: 'eq',
      verb: '请选择',
      width: 180,
    },
    options,
  );
}

function sectionsField(label: string, options: FieldOptions<string[]>) {
  return fieldOf<string[]>(
    label,
    {
      Cell: ({ value }: CellProps<string[]>) => value?.length ?? emptyText,
      Input: SectionsInput,
      operator: 'eq',
      verb: '请选择',
      width: 150,
      wide: true,
    },
    options,
  );
}
