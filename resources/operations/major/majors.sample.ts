import type { Sample } from '@/src/testing/sample';

/** A stopped major among the first ones; the new code is not in the catalogue, but its class is. */
export const sample: Sample = {
  resource: 'operations/specialty',
  rows: { 启用: '伦理学' },
  controls: { import: { role: 'button', name: '导入' } },
  values: {
    code: '010199T',
    level: '本科',
    classCode: '0101 哲学类',
    degree: '哲学',
    years: '4 年',
  },
};
