import type { Sample } from '@/src/testing/sample';

/** One of the first majors is stopped. A code that the catalogue does not have, in a class that it has. */
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
