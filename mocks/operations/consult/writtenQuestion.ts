import { z } from 'zod';
import { consultRules, questionYears } from '@/resources/operations/consult/consult';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { audit } from '../../audit';
import { forbidden } from '../../responses';
import { type Route, read, route, type SignedInRequest } from '../../route';
import { choice, textMember } from '../../rules';
import { canCall } from '../../session';
import { labelsOf } from '../../system/dictSeed';
import { formatDay, formatTime } from '../../time';
import { type ConsultRow, consultTable } from './consultTable';

const { name: bizType, operations } = operationsEndpoints['operations/consult'];

const { title, answer } = consultRules;

const draftInput = z.object({
  topic: z.union([z.literal(''), choice('主题', labelsOf('consult_topic'))]).nullish(),
  title: textMember(title),
  publicAnswer: textMember({ ...answer, required: false, minLength: 0 }),
  provinceId: z.number('请选择省份').nullish(),
  year: z
    .number('请选择年份')
    .refine((year) => questionYears().some(({ value }) => value === year), '请选择年份')
    .nullish(),
});

/** Members that a public question requires, with the texts of screen O5. */
const publicInput = draftInput.extend({
  topic: choice('主题', labelsOf('consult_topic')),
  publicAnswer: textMember(answer),
});

const stateInput = z.object({ isPublic: z.literal([0, 1]).default(0) });

/** A question written by staff with its answer, without an asker (screen O5). */
export const writtenQuestionRoute: Route = route(operations.write, async (request) => {
  const { isPublic } = read(request.body, stateInput);
  if (isPublic === 1 && !(await canCall(request.mockServer, request.user, operations.publish.permission)))
    throw forbidden('rpc');
  const values = read(request.body, isPublic === 1 ? publicInput : draftInput);
  const table = await request.mockServer.table(consultTable);
  const row = await table.put({
    ...unasked(request, table.all()),
    ...{ id: table.nextId(), isPublic, title: values.title, question: values.title },
    ...{ publicTitle: values.title, publicAnswer: values.publicAnswer, ...aboutOf(values) },
  });
  await audit(request, { bizType, bizId: row.id, action: '新增', after: row });
  return { id: row.id };
});

/** Parses a written question; refuses one that is incomplete for publication or for storage. */
export function readWritten({ body }: SignedInRequest, row: ConsultRow) {
  const { isPublic } = read(body, stateInput);
  const sent = { ...row, provinceId: row.provinceId || null, year: row.year || null, ...body };
  const { title, publicAnswer, ...about } = read(sent, isPublic === 1 ? publicInput : draftInput);
  return { isPublic, title, publicAnswer, about: aboutOf(about) };
}

/** The subject of a question, as it is kept. */
function aboutOf({ topic, provinceId, year }: Omit<z.output<typeof draftInput>, 'title' | 'publicAnswer'>) {
  return { topic: topic ?? '', provinceId: provinceId ?? 0, year: year ?? 0 };
}

/** An enquiry of nobody; it is answered from the beginning. */
function unasked({ mockServer, user }: SignedInRequest, all: readonly ConsultRow[]) {
  const now = mockServer.now();
  const time = formatTime(now);
  const day = `ZX${formatDay(now).replaceAll('-', '')}`;
  const last = Math.max(
    0,
    ...all.flatMap(({ consultNo }) => (consultNo.startsWith(day) ? Number(consultNo.slice(day.length)) : [])),
  );
  return {
    ...{ consultNo: `${day}${String(last + 1).padStart(4, '0')}`, images: [], userName: '', mobile: '' },
    ...{ storeId: user.storeId, channel: 4 as const, status: 1 as const, handlerId: user.userId },
    ...{ replies: [], views: 0, useful: 0, closeTime: '', closeReason: '', asksAgainAt: 0, rev: 1 },
    ...{ createTime: time, createBy: user.nickName, updateTime: time, updateBy: user.nickName },
  };
}
