import { shellCalls } from '@/providers/data/shellCalls';
import { filterRows, pageOf } from '../list';
import { route } from '../route';
import { mayCall } from '../session';
import { wires } from '../wire';
import { noticeTable } from './noticeTable';

const { query: readQuery, page: pageIn, list: answerList } = wires.rest;

/** The list of notices, newest first. Closed ones are there for those only who manage them. */
export const noticeRoute = route(shellCalls.notices, async (asked) => {
  const { world, user } = asked;
  const managed = await mayCall(world, user, 'system:notice:list');
  const all = (await world.table(noticeTable)).all().filter(({ status }) => managed || status === '0');
  const query = readQuery(asked);
  const rows = filterRows(all.toReversed(), query.filters, { contains: ['noticeTitle', 'createBy'] });
  const page = pageOf(rows, pageIn(query, rows.length), query.size);
  return answerList(page, rows.length, {});
});
