import { expect, test } from 'vitest';
import { cellOf } from '@/src/crud/list/exporting/exportPlan';
import { subjectNamed } from '@/src/testing/subject';

test.each(['customer/store', 'expert/filling'])(
  '[SCREEN] %s: a file that is written here has mobile numbers as the list shows them',
  async (name) => {
    const { resource } = await subjectNamed(name);
    const mobile = resource.fields.find((field) => field.name === 'mobile') ?? expect.unreachable();
    expect(cellOf(mobile, { id: 1, mobile: '19900000001' }, new Map())).toBe('199****0001');
  },
);
