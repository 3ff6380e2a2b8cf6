import { expect, test } from 'vitest';
import { type CountdownCard, joinCards } from './joinCards';

const card = (provinceId: number, name: string, text: string, next: string): CountdownCard => ({
  ...{ id: String(provinceId), provinceId, name, text, next },
  ...{ slogan: '', isTentative: false },
});

test('[Q3] provinces of which the same is to be said share a card', () => {
  const cards = [
    card(0, '全国', '距离出分还有 1 天', '2026-06-24 12:00:00'),
    card(1, '北京', '距离填报截止还有 3 天', '2026-06-26 17:00:00'),
    card(2, '天津', '距离出分还有 1 天', '2026-06-24 12:00:00'),
    card(3, '湖北', '距离填报截止还有 3 天', '2026-06-26 18:00:00'),
    card(4, '湖南', '距离填报截止还有 3 天', '2026-06-26 17:00:00'),
    card(5, '广东', '距离出分还有 1 天', '2026-06-24 12:00:00'),
    { ...card(6, '河南', '距离出分还有 1 天', '2026-06-24 12:00:00'), isTentative: true },
    { ...card(7, '青海', '距离出分还有 2 天', '2026-06-25 12:00:00'), isTentative: true },
  ];
  expect(joinCards(cards).map(({ label, value, note }) => [label, value, note])).toEqual([
    ['全国', '距离出分还有 1 天', '2026-06-24 12:00'],
    ['北京等 3 省', '距离填报截止还有 3 天', '2026-06-26'],
    ['青海（暂定）', '距离出分还有 2 天', '2026-06-25 12:00'],
  ]);
});

test('[Q3] the province of the filter is named beside the country', () => {
  const cards = [
    card(0, '全国', '今天出分', '2026-06-24 12:00:00'),
    card(2, '天津', '今天出分', '2026-06-24 12:00:00'),
  ];
  expect(joinCards(cards)).toMatchObject([{ label: '全国、天津', value: '今天出分' }]);
});
