import type { CountRecords } from '@/src/crud/useCountRecords';
import { formatNumber } from '@/src/lib/formatNumber';
import type { User } from './user';

/** Lists whose records name a member of the staff, the filter by that, and the page that hands them over. */
const duties = [
  { resource: 'management/client-data', filter: 'ownerId', unit: '位客户', page: '客户数据' },
  { resource: 'expert/filling', filter: 'expertId', unit: '位考生', page: '专家填报' },
  { resource: 'customer/store', filter: 'managerId', unit: '家机构', page: '机构列表' },
] as const;

/** The maximum number of users whose duties are counted: each takes a call for each list. */
const most = 10;

/** The question before users are deleted (rest-contract, section 4), with what they are responsible for. */
export async function deleteQuestion(
  users: readonly Pick<User, 'userId'>[],
  count: CountRecords,
): Promise<string> {
  const question = `是否确认删除用户编号为「${users.map(({ userId }) => userId).join(',')}」的数据项？`;
  if (users.length > most) return `${question}他们负责的客户、考生和机构将无人负责，请先转交他人。`;
  const counted = await Promise.all(
    duties.map(async ({ resource, filter, ...duty }) => {
      const counts = await Promise.all(users.map(({ userId }) => count(resource, filter, userId)));
      return { ...duty, total: counts.reduce((sum, one) => sum + one, 0) };
    }),
  );
  const held = counted.filter(({ total }) => total > 0);
  if (held.length === 0) return question;
  const what = held.map(({ total, unit }) => `${formatNumber(total)} ${unit}`).join('、');
  const where = held.map(({ page }) => `「${page}」`).join('');
  const who = users.length === 1 ? '该用户' : '他们';
  return `${question}${who}负责 ${what}，删除后将无人负责，请先在${where}中转交他人。`;
}
