import type { FormRule } from 'antd';
import { defineResource } from '@/src/crud/defineResource';
import { formatTime } from '@/src/lib/dates';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, emptyText, everywhere, formAndShow } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { systemEndpoints } from '../endpoints';
import { DoneCell } from './DoneCell';
import { isOverdue, type Memo, memoColors, memoRules, remindProblem } from './memo';
import styles from './memo.module.css';
import { PageCell } from './PageCell';

const MemoWall = load(() => import('./MemoWall'));
const PageInput = load(() => import('./PageInput'));

const laterThanNow: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    const isNew = getFieldValue('id') === undefined;
    const problem = isNew ? remindProblem(value, Date.now()) : undefined;
    if (problem) throw new Error(problem);
  },
});

/** Private notes and reminders of each user (备忘录, screen H3). */
export const memos = defineResource<Memo>()({
  label: '备忘',
  endpoints: systemEndpoints['system/memo'],
  form: 'modal',
  state: 'done',
  sendsChangesOnly: true,
  invalidates: [['home', 'memos']],
  search: 'keyword',
  filters: { keyword: text('标题或内容', { personal: true, on: ['filter'] }) },
  displays: { wall: { label: '卡片墙', Display: MemoWall } },
  card: { lines: [['content', 'remindTime']] },
  fields: {
    title: text(memoRules.title, { width: 200, Cell: TitleCell }),
    content: textarea(memoRules.content, { width: 240 }),
    color: choice<Memo['color']>('颜色', memoColors, {
      on: ['filter', 'list', 'form'],
      initial: 'yellow',
      width: 70,
      Cell: ColorCell,
    }),
    top: yesNo('置顶', { on: ['list', 'form'], initial: 0, width: 64, Cell: TopCell }),
    remindTime: datetime('提醒时间', {
      on: everywhere,
      rules: [laterThanNow],
      serverErrors: ['提醒时间'],
      sortable: true,
      width: 230,
      Cell: RemindCell,
    }),
    link: text(memoRules.link, { on: formAndShow, Input: PageInput, Cell: PageCell }),
    done: choice<0 | 1>(
      '完成',
      [
        { value: 0, label: '未完成' },
        { value: 1, label: '已完成' },
      ],
      { on: ['filter', 'list', 'show'], width: 64, Cell: DoneCell },
    ),
  },
});

/** Crosses out the titles of finished memos. */
function TitleCell({ value, record, place }: CellProps<string>) {
  if (place === 'show') return value;
  return (
    <span data-done={Number(record.done) === 1} className={styles.title}>
      {value}
    </span>
  );
}

function ColorCell({ value }: CellProps<Memo['color']>) {
  const color = memoColors.find((one) => one.value === value);
  if (!color) return emptyText;
  return (
    <span className={styles.color} data-color={value}>
      {color.label}
    </span>
  );
}

function TopCell({ value }: CellProps<0 | 1>) {
  return Number(value) === 1 ? <StateTag tone="warning">置顶</StateTag> : emptyText;
}

/** The time of the reminder; open and late ones are marked. */
function RemindCell({ value, record }: CellProps<string>) {
  if (!value) return emptyText;
  return (
    <>
      {formatTime(value).slice(0, 16)}{' '}
      {isOverdue(record, Date.now()) && <StateTag tone="danger">已逾期</StateTag>}
    </>
  );
}
