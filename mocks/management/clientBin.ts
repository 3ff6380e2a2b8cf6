import { clientStages } from '@/resources/management/clientData/client';
import { maskMobile } from '@/src/lib/rules';
import { clientTable, followTable } from './clientTable';
import { alsoCounted, defineBin, lostStore } from './recycle';

const stages = Object.fromEntries(clientStages.map(({ value, label }) => [value, label]));

/**
 * The bin of clients. They are restored with their follow-ups, unless an institution has entered the number anew.
 */
export const clientBin = defineBin({
  entity: '3',
  bizType: 'management/client-data',
  definition: clientTable,
  nameOf: ({ name }) => name,
  labels: {
    name: '学生姓名',
    mobile: ['手机号', (mobile) => maskMobile(String(mobile ?? ''))],
    parentName: '家长姓名',
    schoolName: '就读中学',
    year: '高考年份',
    stage: ['跟进阶段', stages],
  },
  distinct: { mobile: '手机号' },
  among: ({ storeId }, other) => storeId === other.storeId,
  lostParent: lostStore,
  also: async ({ id }, { table }) => {
    const follows = (await table(followTable)).all().filter(({ clientId }) => clientId === id);
    return alsoCounted('跟进记录', follows.length, '条');
  },
});
