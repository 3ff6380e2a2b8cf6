import type { FormRule } from 'antd';
import { defineResource } from '@/src/crud/defineResource';
import { placeAndState } from '@/src/crud/fields/standard';
import { upload } from '@/src/crud/fields/upload/upload';
import { isYes } from '@/src/lib/record';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, formOnly, listOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { StateTag } from '@/src/ui/StateTag';
import { showEndpoints } from '../endpoints';
import { type Banner, bannerRules, bannerState, bannerStates, endProblem, periodText } from './website';

const afterBegin: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    const problem = endProblem(getFieldValue('beginTime'), value);
    if (problem) throw new Error(problem);
  },
});

/** The banners of the platform's site (screen S5), which are no page of their own. */
export const banners = defineResource<Banner>()({
  label: '轮播图',
  view: null,
  endpoints: showEndpoints['show/banner'],
  picture: 'image',
  search: false,
  paged: false,
  order: { field: 'sort', module: 'banner' },
  card: { lines: [['period']] },
  // They need no title.
  deleteQuestion: (rows) =>
    rows.length === 1 ? '是否确认删除这张轮播图？' : `是否确认删除选中的 ${rows.length} 张轮播图？`,
  fields: {
    title: text(bannerRules.title, { width: 160 }),
    image: upload('图片', 'image', { required: true, maxSize: 2, help: '建议尺寸 1920 × 600' }),
    url: text(bannerRules.url, { width: 200, priority: 'low' }),
    period: text('展示时间', { on: listOnly, Cell: PeriodCell, width: 250, priority: 'high' }),
    beginTime: datetime('开始时间', { on: formOnly }),
    endTime: datetime('结束时间', {
      isEnd: true,
      beside: 'beginTime',
      on: formOnly,
      rules: [afterBegin],
      serverErrors: ['结束时间必须晚于开始时间'],
    }),
    ...placeAndState({
      status: { on: ['list', 'form'], initial: 1, serverErrors: ['最多启用 8 张轮播图'] },
    }),
  },
});

/** The period of a banner, and its present state. */
function PeriodCell({ record }: CellProps<string>) {
  const state = bannerStates[bannerState(record, Date.now())];
  const { label, tone } = isYes(record.status) ? state : { label: '已停用', tone: 'info' as const };
  return (
    <>
      <StateTag tone={tone}>{label}</StateTag> {periodText(record)}
    </>
  );
}
