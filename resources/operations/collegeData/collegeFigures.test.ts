import { describe, expect, test } from 'vitest';
import { cardOf } from '@/src/crud/card';
import { collegeFigures } from './collegeFigures';

const place = { year: 2025, provinceName: '湖南', schoolName: '湖南大学' };
const group = { ...place, id: 1, category: 4, groupCode: '201', majorName: '' };

describe('two lines of one college', () => {
  const others = [
    { ...group, id: 2, category: 5 },
    { ...group, id: 3, groupCode: '202' },
    { ...group, id: 4, groupCode: '', majorName: '计算机类' },
  ];

  test.each(others)('[O3] differ on their cards: %o', (other) => {
    const told = cardOf(collegeFigures).facts.map(({ name }) => name);
    const shown = (row: Readonly<Record<string, unknown>>) => told.map((name) => row[name]);
    expect(shown(other)).not.toEqual(shown(group));
  });

  test('[O3] differ in the question before one is deleted', () => {
    const ask = (row: typeof group) => collegeFigures.deleteQuestion?.([row], async () => 0);
    expect([group, ...others].map(ask)).toEqual(
      ['物理类 201', '历史类 201', '物理类 202', '物理类 计算机类'].map(
        (line) => `删除后可在回收站恢复，是否确认删除「湖南大学 2025 年湖南${line}」？`,
      ),
    );
  });
});
