import { wordsOf } from '@/resources/management/card/cardEnumerations';
import { cancelledDays, keptDays } from '@/resources/management/recycleBin/recycled';
import { userTypes } from '@/src/gaokao/enumerations';
import { maskMobile } from '@/src/lib/rules';
import { ordinary } from '../management/card/expiry';
import { struckOff } from '../management/goneStudents';
import { alsoCounted, defineBin, lostStore } from '../management/recycle';
import { provinceShortName } from '../platform/areas';
import { orderTable } from './orderTable';
import { studentTable } from './studentTable';
import { volunteerTable } from './volunteerTable';

/**
 * The bin of users. Restored users are ordinary ones, with their tables and orders; expired ones are anonymised. Those who
 * were struck off have less time.
 */
export const studentBin = defineBin({
  entity: '2',
  bizType: 'management/user-list',
  screens: ['expert/filling'],
  definition: studentTable,
  nameOf: ({ name }) => name,
  labels: {
    name: '姓名',
    mobile: ['手机号', (mobile) => maskMobile(String(mobile ?? ''))],
    provinceId: ['高考省份', (id) => provinceShortName(Number(id))],
    year: '高考年份',
    schoolName: '就读中学',
    userType: ['用户类型', wordsOf(userTypes)],
    createTime: '创建时间',
  },
  distinct: { mobile: '手机号' },
  among: ({ storeId }, other) => storeId === other.storeId,
  lostParent: lostStore,
  also: async ({ id }, { table }) => {
    const tables = (await table(volunteerTable)).all().filter(({ userId }) => userId === id);
    const orders = (await table(orderTable)).all().filter(({ userId }) => userId === id);
    return [...alsoCounted('志愿表', tables.length, '张'), ...alsoCounted('订单', orders.length, '笔')];
  },
  restored: (student, { now }) => ordinary(student, now()),
  days: ({ reason }) => (reason.startsWith(struckOff) ? cancelledDays : keptDays),
  anonymised: (student) => ({
    ...{ ...student, name: '已注销用户', mobile: '', examNo: '', guardian: '', guardianMobile: '' },
    remark: '',
  }),
});
