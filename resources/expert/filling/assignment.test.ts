import { expect, test } from 'vitest';
import { assignQuestion, servesAll, sharesOf } from './assignment';

test('[E1] assigning names students taken away from another expert', () => {
  const free = { expertId: null };
  expect(assignQuestion([free, free], 3)).toBe('确定将 2 位考生分配给 3 位专家？');
  expect(assignQuestion([free, { expertId: 4 }, { expertId: '9' }], 1)).toBe(
    '确定将 3 位考生分配给 1 位专家？其中 2 位已有负责专家，将被改派',
  );
});

test('[E1] an expert must serve the provinces of all selected students', () => {
  const expert = { provinceIds: [430000, 440000] };
  expect(servesAll(expert, [{ provinceId: 430000 }, { provinceId: 440000 }])).toBe(true);
  expect(servesAll(expert, [{ provinceId: 430000 }, { provinceId: 110000 }])).toBe(false);
});

test('[E1] the preview counts what each expert would get, zero included', () => {
  const assigned = [11, 12, 11].map((expertId, id) => ({ id, expertId }));
  const shares = sharesOf([{ id: '11' }, { id: 12 }, { id: 13 }], assigned);
  expect(shares.map(({ count }) => count)).toEqual([2, 1, 0]);
});
