import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { idSchema, read, route } from '../route';
import { defineTable } from '../table';
import { dayLength, formatDay } from '../time';
import { expertsOf } from './expertTable';
import { vipInput } from './studentInput';
import { logStudent } from './studentLog';
import { studentOf } from './studentShown';
import { studentTable } from './studentTable';

/** A card of which the first user becomes a member. */
interface VipCard {
  id: number;
  cardNo: string;
  usedBy: number | null;
  /** `YYYY-MM-DD`. */
  expireDate: string;
}

/** Sixteen digits: the last three are the card's number. */
const cardNumber = (id: number) => `6226990000000${String(id).padStart(3, '0')}`;

/** Cards that can be bound; 001 to 005 are used, 006 to 010 have expired. */
const vipCardTable = defineTable<VipCard>({
  name: 'expert/vipCard',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    cardNo: z.string(),
    usedBy: z.number().nullable(),
    expireDate: z.string(),
  }),
  seed: ({ now }) =>
    Array.from({ length: 40 }, (_, index) => {
      const id = index + 1;
      const isExpired = id > 5 && id <= 10;
      const expireDate = formatDay(now + (isExpired ? -30 : 300) * dayLength);
      return { id, cardNo: cardNumber(id), usedBy: id <= 5 ? 100 + id : null, expireDate };
    }),
});

/** Opens a student's service: binds a card, or notes what was bought (screens E2 and E10). */
export const vipRoute = route(expertEndpoints['expert/student'].operations.openVip, async (request) => {
  const { mockServer, body } = request;
  const student = await studentOf(request, read(body.userId, idSchema));
  const { userType, vipPayType, cardNo, expireTime, expertId, orderNo } = read(body, vipInput);
  if (vipPayType === 2) await bindCard(mockServer, cardNo ?? '', student.id);
  if (vipPayType === 3 && !orderNo) refuse('请输入订单号');
  const expert = vipPayType === 4 ? await expertOf(mockServer, expertId ?? student.expertId) : undefined;
  const vipExpire = expireTime.length === 10 ? `${expireTime} 23:59:59` : expireTime;
  const changes = { userType, vipPayType, vipExpire, ...(expert ? { expertId: expert.id } : {}) };
  const fillStatus = expert && student.fillStatus === 0 ? 1 : student.fillStatus;
  await (await mockServer.table(studentTable)).put({ ...student, ...changes, fillStatus });
  await logStudent(request, student.id, '权益有效期', student.vipExpire ?? '', vipExpire);
  return { vipExpire };
});

async function expertOf(mockServer: MockServer, id: unknown) {
  return (
    (await expertsOf(mockServer)).find((expert) => String(expert.id) === String(id)) ?? refuse('请选择专家')
  );
}

async function bindCard(mockServer: MockServer, cardNo: string, userId: number): Promise<void> {
  if (!/^\d{16}$/.test(cardNo)) refuse('请输入 16 位卡号');
  const table = await mockServer.table(vipCardTable);
  const card = table.find((row) => row.cardNo === cardNo) ?? refuse('卡号不存在');
  if (card.usedBy !== null) refuse('该卡已被使用');
  if (card.expireDate < formatDay(mockServer.now())) refuse('该卡已过期');
  await table.put({ ...card, usedBy: userId });
}
