import { type Anchor, convertByLines } from '@/src/gaokao/mockExam';
import type { ChartData } from '@/src/ui/chart/chartData';

/** The anchors with the tried score among them, each at its mock score. */
export function anchorChart(anchors: readonly Anchor[], score: number): ChartData {
  const points = anchors.map((anchor) => ({ ...anchor, tried: false }));
  if (!anchors.some(({ mock }) => mock === score))
    points.push({ mock: score, gaokao: convertByLines(score, anchors), tried: true });
  points.sort((a, b) => a.mock - b.mock);
  return {
    head: '模考分',
    categories: points.map(({ mock, name, tried }) => `${mock}${name ? ` ${name}` : tried ? ' 试算' : ''}`),
    places: points.map(({ mock }) => mock),
    series: [{ name: '高考分', values: points.map(({ gaokao }) => gaokao) }],
  };
}
