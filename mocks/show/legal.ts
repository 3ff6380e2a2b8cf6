import { z } from 'zod';
import type { Operation } from '@/providers/endpoints/builder';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { showEndpoints } from '@/resources/show/endpoints';
import { effectProblem, legalTextRules } from '@/resources/show/legal/legalText';
import { crudHandlers } from '../crud';
import type { Action } from '../crudOptions';
import { wordsIn } from '../plainHtml';
import { found, refuse } from '../responses';
import { idSchema, openRoute, type Route, read, route, type SignedInRequest } from '../route';
import { choice, textMember } from '../rules';
import { labelsOf } from '../system/dictSeed';
import type { TableDefinition } from '../table';
import { formatTime } from '../time';
import { agreementTable, inForce, type LegalRow, privacyTable, statusOf } from './legalTable';

/** Milliseconds that a call may take: what is published «now» is no time in the past when it arrives. */
const onTheWay = 60_000;
const leastContent = 50;
const contentMissing = '请输入正文';

/** Agreements (screen S1) and privacy texts (S4), and what the registration page reads of them. */
export const legalRoutes: readonly Route[] = [
  ...legalTextRoutes({
    endpoints: showEndpoints['show/agreement'],
    current: platformCalls.agreementText,
    types: labelsOf('agreement_type'),
    table: agreementTable,
  }),
  ...legalTextRoutes({
    endpoints: showEndpoints['show/privacy'],
    current: platformCalls.privacyText,
    types: labelsOf('privacy_type'),
    table: privacyTable,
  }),
];

interface Kind {
  readonly endpoints: (typeof showEndpoints)['show/agreement' | 'show/privacy'];
  readonly current: Operation;
  readonly types: Readonly<Record<string, string>>;
  readonly table: TableDefinition<LegalRow>;
}

function legalTextRoutes({ endpoints, current, types, table }: Kind): Route[] {
  const docType = choice('类型', types);
  const input = z.object({
    docType,
    title: textMember(legalTextRules.title),
    version: textMember(legalTextRules.version),
    content: z
      .string(contentMissing)
      .min(1, contentMissing)
      .refine((html) => wordsIn(html).replaceAll('\n', '').length >= leastContent, '正文内容过短'),
    changes: textMember(legalTextRules.changes),
    forceAgree: z.union([z.literal(0), z.literal(1)]).default(0),
  });
  return [
    ...crudHandlers(endpoints, table, {
      input,
      contains: ['title'],
      complete: () => ({ effectiveTime: '', publisher: '', publishTime: '' }),
      fixed: { docType: '类型不能修改' },
      distinct: {
        version: { text: '该版本已存在', among: (row, other) => row.docType === other.docType },
      },
      check: (action, row, _request, before = row) => checkSave(action, before),
      presenter: async ({ mockServer }) => {
        const rows = (await mockServer.table(table)).all();
        return (row) => ({ ...row, status: statusOf(row, rows, mockServer.now()) });
      },
    }),
    route(endpoints.operations.publish, (request) => publish(table, request)),
    openRoute(current, async ({ mockServer, body }) => {
      const asked = read(body, z.object({ docType }));
      const row = inForce(asked.docType, (await mockServer.table(table)).all(), mockServer.now());
      const { title, version, content } = row ?? refuse('暂无生效的文本');
      return { title, version, content };
    }),
  ];
}

/** Refuses changes to published texts, which users may have accepted. */
function checkSave(action: Action, { publishTime }: LegalRow): void {
  if (publishTime === '') return;
  if (action === 'remove') refuse('已发布的文本不能删除');
  if (action === 'update') refuse('已发布的文本不能修改');
}

const timeMissing = '请选择生效时间';
const publishInput = z.object({
  id: idSchema,
  effectiveTime: z.string(timeMissing).regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, timeMissing),
});

async function publish(
  definition: TableDefinition<LegalRow>,
  { mockServer, body, user }: SignedInRequest,
): Promise<void> {
  const { id, effectiveTime } = read(body, publishInput);
  const table = await mockServer.table(definition);
  const row = found(table.get(id));
  if (row.publishTime !== '') refuse('该文本已发布');
  const problem = effectProblem(effectiveTime, mockServer.now() - onTheWay);
  if (problem) refuse(problem);
  const publishTime = formatTime(mockServer.now());
  const publisher = user.nickName;
  const stamp = { updateTime: publishTime, updateBy: publisher };
  await table.put({ ...row, ...stamp, publishTime, publisher, effectiveTime });
}
