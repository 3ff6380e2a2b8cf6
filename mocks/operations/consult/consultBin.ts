import { consultStatuses } from '@/resources/operations/consult/consult';
import { maskMobile } from '@/src/lib/rules';
import { alsoCounted, defineBin, lostStore } from '../../management/recycle';
import { labelsOf } from '../../system/dictSeed';
import { consultTable } from './consultTable';

/** Closed enquiries come back with all that was said. */
export const consultBin = defineBin({
  entity: '14',
  bizType: 'operations/consult',
  definition: consultTable,
  nameOf: ({ title }) => title,
  labels: {
    consultNo: '咨询编号',
    question: '问题内容',
    topic: ['咨询主题', labelsOf('consult_topic')],
    userName: '咨询人',
    mobile: ['手机号', (mobile) => maskMobile(String(mobile ?? ''))],
    status: ['状态', Object.fromEntries(consultStatuses.map(({ value, label }) => [value, label]))],
  },
  lostParent: lostStore,
  also: async ({ replies }) => alsoCounted('回复记录', replies.length, '条'),
});
