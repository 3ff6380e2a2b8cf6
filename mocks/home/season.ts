import { shellCalls } from '@/providers/endpoints/platformCalls';
import { regionText } from '../platform/areaData';
import { route } from '../route';
import { type FillWindow, fillWindowTable, momentOf } from './fillWindowTable';

/** When each province's choices may be filled in (screen A3, 志愿季日历). */
export const seasonRoute = route(shellCalls.homeSeason, async ({ mockServer }) => {
  const windows = (await mockServer.table(fillWindowTable)).all();
  const list = windows.map((window) => ({
    provinceId: window.provinceId,
    province: regionText(window.provinceId),
    batch: window.batch,
    begin: window.begin,
    end: window.end,
    state: stateOf(window, mockServer.now()),
  }));
  return { list, demo: 1 };
});

function stateOf({ begin, end }: FillWindow, now: number): string {
  if (now < momentOf(begin)) return '未开始';
  return now < momentOf(end) ? '填报中' : '已截止';
}
