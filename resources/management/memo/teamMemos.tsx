import type { FormRule } from 'antd';
import { defineResource } from '@/src/crud/defineResource';
import { markdown } from '@/src/crud/fields/markdown';
import { severalOf } from '@/src/crud/fields/severalOf';
import { auditTab } from '@/src/crud/show/auditTab';
import { formatTime } from '@/src/lib/dates';
import { memoStatuses } from '@/src/lib/memoStatuses';
import { numberOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, emptyText, everywhere, type FormValues, formAndShow } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { managementEndpoints } from '../endpoints';
import {
  dueProblem,
  isNotNo,
  isOverdue,
  memoSubjects,
  mostAssignees,
  priorities,
  reminders,
  type TeamMemo,
  teamMemoRules,
} from './memo';
import { SubjectCell } from './SubjectCell';
import { subject } from './subject';

const MemoBoard = load(() => import('./MemoBoard'));
const MemoEntry = load(() => import('./MemoEntry'));
const RepliesTab = load(() => import('./RepliesTab'));

const endpoints = managementEndpoints['management/memo'];
const { people } = endpoints.operations;

const isIn =
  (...states: readonly number[]) =>
  ({ status, isMine }: TeamMemo) =>
    isNotNo(isMine) && states.includes(numberOr(status, -1));
const setStatus =
  (status: number) =>
  ({ id, rev }: TeamMemo) => ({ body: { id: String(id), status, rev } });

const later: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    const isNew = getFieldValue('id') === undefined;
    const problem = isNew ? dueProblem(value, Date.now()) : undefined;
    if (problem) throw new Error(problem);
  },
});

const needsTime: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    if (numberOr(value) !== 0 && !getFieldValue('dueTime')) throw new Error('请先设置截止时间');
  },
});

/** Shared memos of a team (共享备忘, screen G3): a list or a board, with a line to add memos. */
export const teamMemos = defineResource<TeamMemo>()({
  label: '共享备忘',
  endpoints,
  form: 'drawer',
  sendsChangesOnly: true,
  recycles: true,
  createsOnce: true,
  canEdit: ({ isEditable }) => isNotNo(isEditable),
  card: { lines: [['assigneeIds', 'dueTime', 'priority']] },
  AboveRows: MemoEntry,
  displays: { board: { label: '看板', Display: MemoBoard } },
  quickFilters: [
    { label: '全部', filters: {} },
    ...memoStatuses.map(({ value, label }) => ({ label, filters: { status: String(value) } })),
  ],
  actions: {
    start: {
      on: 'row',
      label: '开始',
      operation: 'status',
      promoted: true,
      always: true,
      when: isIn(0),
      request: setStatus(1),
      success: '已开始',
    },
    finish: {
      on: 'row',
      label: '完成',
      operation: 'status',
      always: true,
      when: isIn(0, 1),
      request: setStatus(2),
      success: '已完成',
    },
    reopen: {
      on: 'row',
      label: '重新打开',
      operation: 'status',
      always: true,
      when: isIn(2),
      request: setStatus(0),
      success: '已重新打开',
    },
    finishAll: {
      on: 'batch',
      label: '完成',
      operation: 'status',
      when: isIn(0, 1),
      requestAll: (rows) => ({ body: { id: rows.map(({ id }) => id).join(','), status: 2 } }),
    },
  },
  showTabs: [{ key: 'replies', label: '讨论', Tab: RepliesTab }, auditTab],
  fields: {
    title: text(teamMemoRules.title, { on: everywhere, width: 200, Cell: TitleCell }),
    status: choice('状态', memoStatuses, { on: ['filter', 'list', 'show'] }),
    assigneeIds: severalOf('负责人', people, {
      on: everywhere,
      required: true,
      shownBy: 'assigneeNames',
      priority: 'high',
      rules: [{ type: 'array', max: mostAssignees, message: `负责人最多 ${mostAssignees} 人` }],
    }),
    watcherIds: severalOf('关注人', people, { on: formAndShow, shownBy: 'watcherNames' }),
    priority: choice('优先级', priorities, { on: everywhere, required: true, initial: 2, width: 80 }),
    dueTime: datetime('截止时间', {
      on: everywhere,
      rules: [later],
      sortable: true,
      width: 220,
      priority: 'high',
      Cell: DueCell,
    }),
    remind: choice('提醒', reminders, {
      on: formAndShow,
      initial: 0,
      rules: [needsTime],
      dependencies: ['dueTime'],
    }),
    bizType: choice('关联类型', memoSubjects, { on: ['form'] }),
    bizId: subject('关联', {
      on: ['list', 'form', 'show'],
      visible: hasType,
      resetOn: ['bizType'],
      Cell: SubjectCell,
    }),
    content: markdown(teamMemoRules.content, { on: formAndShow }),
    pinned: yesNo('置顶', { on: ['list', 'form', 'show'], initial: 0, width: 70 }),
  },
});

function hasType({ bizType }: FormValues): boolean {
  return typeof bizType === 'string' && bizType !== '';
}

/** Crosses out the titles of finished memos. */
function TitleCell({ value, record, place }: CellProps<string>) {
  const isDone = place === 'list' && numberOr(record.status) === 2;
  return isDone ? <del>{value}</del> : value;
}

/** The due time; open and late ones are marked. */
function DueCell({ value, record }: CellProps<string>) {
  if (!value) return emptyText;
  const isLate = isOverdue({ status: record.status, dueTime: value }, Date.now());
  return (
    <>
      {formatTime(value).slice(0, 16)} {isLate && <StateTag tone="danger">已逾期</StateTag>}
    </>
  );
}
