import { nextRev } from '../../businessRules';
import { type StudentRow, studentTable } from '../../expert/studentTable';
import type { MockServer } from '../../mockServer';
import type { Route, SignedInRequest } from '../../route';
import { formatDay, formatTime } from '../../time';
import { type CardRow, cardTable } from './cardTables';
import { moveCards } from './moveCards';

/** The routes with cards as they are now: whatever has run out by then has expired before they answer. */
export function withExpiry(routes: readonly Route[]): Route[] {
  return after(expireCards, routes);
}

/** The same for routes about users alone: cards are looked at only where a membership is over. */
export function withMemberExpiry(routes: readonly Route[]): Route[] {
  return after(expireMembers, routes);
}

function after(expire: (server: MockServer) => Promise<void>, routes: readonly Route[]): Route[] {
  return routes.map((route) => {
    if (route.open) return route;
    const answer = async (request: SignedInRequest) => {
      await expire(request.mockServer);
      return route.answer(request);
    };
    return { ...route, answer };
  });
}

const expired = ({ status: formerStatus }: CardRow) => ({ status: 3, formerStatus });

/** Cards whose day to be bound has passed, and members whose time is over (screen G10). */
export async function expireCards(server: MockServer): Promise<void> {
  const day = formatDay(server.now());
  const cards = (await server.table(cardTable)).all();
  const unbound = cards.filter(({ status, bindDeadline }) => status < 2 && bindDeadline < day);
  await moveCards(server, unbound, expired, { event: 14, remark: '绑定截止日期已过' });
  await expireMembers(server);
}

/**
 * Members whose time is over, by card or not (screen G6): their cards have expired with it. Whose card is frozen keeps both
 * until it is free again: a frozen card goes nowhere else.
 */
async function expireMembers(server: MockServer): Promise<void> {
  const time = formatTime(server.now());
  const isOver = ({ userType, vipExpire = '' }: StudentRow) =>
    userType > 0 && vipExpire !== '' && vipExpire < time;
  const over = (await server.table(studentTable)).all().filter(isOver);
  if (over.length === 0) return;
  const cards = (await server.table(cardTable)).all();
  const frozen = new Set(cards.filter(({ status }) => status === 4).map(({ userId }) => userId));
  const ids = new Set<number | null>(over.map(({ id }) => id).filter((id) => !frozen.has(id)));
  const bound = cards.filter(({ status, userId }) => status === 2 && ids.has(userId));
  await moveCards(server, bound, expired, { event: 14, remark: '权益已到期' });
  for (const id of ids) await makeOrdinary(server, id);
}

/** The user is no member any more. */
export async function makeOrdinary(server: MockServer, userId: number | null): Promise<void> {
  const students = await server.table(studentTable);
  const student = students.get(userId ?? 0);
  if (student) await students.put({ ...ordinary(student, server.now()), ...nextRev(student) });
}

/** A user whose membership is over at a moment, in milliseconds, if it was not before. */
export function ordinary(student: StudentRow, now: number): StudentRow {
  const time = formatTime(now);
  const isEarly = (student.vipExpire ?? '') > time;
  return { ...student, userType: 0, vipPayType: 0, ...(isEarly && { vipExpire: time }) };
}
