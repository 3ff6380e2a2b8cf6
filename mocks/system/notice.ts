import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { systemEndpoints } from '@/resources/system/endpoints';
import { noticeRules } from '@/resources/system/notice/notice.rules';
import { crudHandlers } from '../crud';
import { type Route, route } from '../route';
import { filledMember, onOff } from '../rules';
import { canCall } from '../session';
import { respondList } from '../wire';
import { noticeTable } from './noticeTable';

const input = z.object({
  noticeTitle: filledMember(noticeRules.noticeTitle).refine(
    (title) => !/<[^>]*>/.test(title),
    '公告标题不能包含脚本字符',
  ),
  noticeType: z.enum(['1', '2'], '公告类型不能为空'),
  noticeContent: z
    .string()
    .nullish()
    .transform((html) => html ?? ''),
  status: onOff,
});

/** The list is open to all callers; the other operations need the screen's permissions. */
const { list: _everybodys, ...managed } = systemEndpoints['system/notice'].operations;

/** Notices (rest-contract, section 12). The list holds them newest first, closed ones for those only who manage them. */
export const noticeRoutes: readonly Route[] = [
  route(shellCalls.notices, async (request) => {
    const { mockServer, user } = request;
    const manages = await canCall(mockServer, user, 'system:notice:list');
    const all = (await mockServer.table(noticeTable)).all().filter(({ status }) => manages || status === '0');
    const order = { field: 'noticeId', descending: true };
    return respondList(request, all, { contains: ['noticeTitle', 'createBy'], order });
  }),
  ...crudHandlers({ ...systemEndpoints['system/notice'], operations: managed }, noticeTable, { input }),
];
