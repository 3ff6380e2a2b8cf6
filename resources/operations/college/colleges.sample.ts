import type { Sample } from '@/src/testing/sample';

/** Two colleges that no figures hang on; one of them is stopped. */
export const sample: Sample = {
  resource: 'operations/school-data',
  at: '?subLevel=军队院校&type=医药',
  rows: { 启用: '空军军医大学' },
  controls: { import: { role: 'button', name: '导入' } },
  values: {
    code: '4143099901',
    zsCode: '99901',
    area: ['北京', '北京市', '东城区'],
    subLevel: '普通本科',
    level: '本科',
  },
};
