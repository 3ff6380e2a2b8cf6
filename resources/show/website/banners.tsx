import type { FormRule } from 'antd';
import { defineResource } from '@/src/crud/defineResource';
import { placeAndState } from '@/src/crud/fields/standard';
import { upload } from '@/src/crud/fields/upload/upload';
import { formatTime } from '@/src/lib/dates';
import { isYes } from '@/src/lib/record';
import { datetime } from '@/src/ui/fields/date';
import type { CellProps } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { StateTag } from '@/src/ui/StateTag';
import { showEndpoints } from '../endpoints';
import { type Banner, bannerRules, bannerState, bannerStates, endProblem } from './website';

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
  card: { lines: [['beginTime']] },
  fields: {
    title: text(bannerRules.title, { width: 160 }),
    image: upload('图片', 'image', { required: true, maxSize: 2, help: '建议尺寸 1920 × 600，不超过 2 MB' }),
    url: text(bannerRules.url, { width: 200, priority: 'low' }),
    beginTime: datetime('开始时间', { Cell: PeriodCell, width: 250, priority: 'high' }),
    endTime: datetime('结束时间', {
      beside: 'beginTime',
      on: ['form'],
      rules: [afterBegin],
      serverErrors: ['结束时间必须晚于开始时间'],
    }),
    ...placeAndState({
      status: { on: ['list', 'form'], initial: 1, serverErrors: ['最多启用 8 张轮播图'] },
    }),
  },
});

/** The period of a banner, and its present state. */
function PeriodCell({ value, record }: CellProps<string>) {
  const { endTime, status } = record;
  const end = typeof endTime === 'string' ? endTime : '';
  const state = bannerStates[bannerState({ beginTime: value, endTime }, formatTime(Date.now()))];
  const { label, tone } = isYes(status) ? state : { label: '已停用', tone: 'info' as const };
  return (
    <>
      <StateTag tone={tone}>{label}</StateTag> {day(value) || '不限'} 至 {day(end) || '不限'}
    </>
  );
}

function day(time: string | null | undefined): string {
  return time ? formatTime(time, 'date') : '';
}
