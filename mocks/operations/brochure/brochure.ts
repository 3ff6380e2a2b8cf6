import { z } from 'zod';
import { nextExamYear } from '@/resources/management/clientData/client';
import {
  brochureKinds,
  brochureRules,
  contentTypes,
  mostRules,
  paragraphsOf,
  takenText,
  usualTitle,
} from '@/resources/operations/brochure/brochure';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { contentStatuses, countContent, isInReview } from '@/src/lib/contentStatus';
import { isRecord, textOr } from '@/src/lib/record';
import { type AuditFields, audit } from '../../audit';
import { isOfPlatform } from '../../businessRules';
import { reviewRoutes } from '../../contentReview';
import { contentRoute, refusePublished } from '../../contentStatus';
import { crudHandlers } from '../../crud';
import { code } from '../../expert/orderRules';
import { filterRows, type ListRules } from '../../list';
import { forbidden, found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { optionalText, textMember } from '../../rules';
import { labelsOf } from '../../system/dictSeed';
import { formatTime } from '../../time';
import { collegeTable } from '../college/collegeTable';
import { brochureBin } from './brochureBin';
import { type BrochureRow, brochureKey, brochureTable } from './brochureTable';
import { compareYears, coverageOf, isVisible, year } from './brochureViews';

const endpoints = operationsEndpoints['operations/brochure'];
const { status, submit, sendBack, counts, coverage, diff, copy, ...operations } = endpoints.operations;

const rule = z.object({
  item: z.enum(Object.keys(labelsOf('brochure_rule')), '请选择要点'),
  text: textMember(brochureRules.text),
});

const whole = z.object({
  schoolId: z.custom((id) => id !== undefined && id !== null && id !== '', '请选择院校').pipe(idSchema),
  year,
  kind: code('类型', brochureKinds).pipe(z.literal([1, 2, 3])),
  title: textMember(brochureRules.title),
  contentType: code('内容形式', contentTypes).pipe(z.literal([1, 2, 3])),
  content: z
    .string()
    .nullish()
    .transform((html) => html ?? ''),
  fileUrl: optionalText('文件', 255),
  link: textMember(brochureRules.link),
  sourceUrl: textMember(brochureRules.sourceUrl),
  keyRules: z
    .array(rule)
    .max(mostRules, `要点最多 ${mostRules} 条`)
    .nullish()
    .transform((list) => list ?? []),
});

const input = whole
  .superRefine((row, context) => {
    const message = missingOf(row);
    if (message) context.addIssue({ code: 'custom', message });
  })
  // only members of the chosen content type are kept and compared with other years
  .transform(({ content, fileUrl, link, ...row }) => ({
    ...row,
    content: row.contentType === 1 ? content : '',
    fileUrl: row.contentType === 2 ? fileUrl : '',
    link: row.contentType === 3 ? link : '',
  }));

const formatText = '文件格式不正确，请上传 pdf 格式文件！';

/** The problem of the chosen form; undefined where there is none. */
function missingOf({ contentType, content, fileUrl, link }: z.output<typeof whole>): string | undefined {
  if (contentType === 1) return paragraphsOf(content).length === 0 ? '请输入正文' : undefined;
  if (contentType === 2 && fileUrl === '') return '请上传文件';
  if (contentType === 2) return /\.pdf$/i.test(fileUrl) ? undefined : formatText;
  return link === '' ? '请输入链接' : undefined;
}

const listRules: ListRules = {
  contains: ['title', 'schoolName'],
  keyword: ['title', 'schoolName'],
  // new brochures first, then year by year
  order: [{ field: 'createTime', descending: true }, { field: 'id' }],
};

const kindLabels = Object.fromEntries(brochureKinds.map(({ value, label }) => [value, label]));

const contentLabels = Object.fromEntries(contentTypes.map(({ value, label }) => [value, label]));

/** The members whose changes are told: a public text that changes at once is kept as it was. */
const labels: AuditFields = {
  year: '年份',
  kind: ['类型', kindLabels],
  title: '标题',
  contentType: ['内容形式', contentLabels],
  content: '正文',
  fileUrl: '文件',
  link: '链接',
  sourceUrl: '官方来源',
  keyRules: ['要点摘录', rulesText],
};

/** Charters and brochures (screen O2): the platform's are for all, an institution's for its own site. */
export const brochureRoutes: readonly Route[] = [
  ...crudHandlers<BrochureRow>({ ...endpoints, operations }, brochureTable, {
    ...listRules,
    input,
    visible: isVisible,
    presenter: brochurePresenter,
    complete: (_values, _id, { user }) => ({
      storeId: user.storeId,
      ...{ status: 0 as const, submitTime: '', publishTime: '', expireTime: '', views: 0 },
    }),
    check: async (action, row, request) => {
      refuseOthers(row, request);
      if (action === 'remove') return refusePublished(row);
      if (action === 'create') refuseYear(row, request);
      await refuseTaken(row, request);
    },
    onCreated: nameIt,
    onUpdated: nameIt,
    remove: brochureBin.recycle,
    audit: labels,
    csv: '招生简章',
    columns: {
      院校: 'schoolName',
      年份: 'year',
      类型: ['kind', kindLabels],
      标题: 'title',
      内容形式: ['contentType', contentLabels],
      官方来源: 'sourceUrl',
      发布时间: 'publishTime',
      状态: ['status', Object.fromEntries(contentStatuses.map(({ value, label }) => [value, label]))],
      浏览量: 'views',
    },
  }),
  contentRoute(status, brochureTable, {
    bizType: endpoints.name,
    isComplete: (row) => input.safeParse(row).success,
    check: (row, _to, request) => refuseOthers(row, request),
  }),
  ...reviewRoutes({ submit, sendBack, status }, brochureTable, {
    bizType: endpoints.name,
    isComplete: async (row) => input.safeParse(row).success,
    rowIn: brochureIn,
  }),
  route(counts, async (request) => {
    const { status: _status, isInReview: _isInReview, ...others } = request.body;
    const present = await brochurePresenter(request);
    const rows = (await request.mockServer.table(brochureTable))
      .all()
      .filter((row) => isVisible(row, request));
    return countContent(filterRows(rows.map(present), others, listRules));
  }),
  route(copy, copyToYear),
  route(diff, compareYears),
  route(coverage, coverageOf),
];

/** 学费住宿费：每学年 5000 元；… */
function rulesText(value: unknown): string {
  const names = labelsOf('brochure_rule');
  return (Array.isArray(value) ? value.filter(isRecord) : [])
    .map(({ item, text }) => `${names[textOr(item)] ?? ''}：${textOr(text)}`)
    .join('；');
}

function refuseOthers({ storeId }: BrochureRow, request: SignedInRequest): void {
  if (!isOfPlatform(request) && storeId !== request.user.storeId) throw forbidden('rpc');
}

/** The brochure that a call names, of those that the caller may change. */
async function brochureIn(request: SignedInRequest): Promise<BrochureRow> {
  const row = (await request.mockServer.table(brochureTable)).get(read(request.body.id, idSchema));
  const seen = found(row && isVisible(row, request) ? row : undefined);
  refuseOthers(seen, request);
  return seen;
}

async function brochurePresenter(request: SignedInRequest) {
  const schools = await request.mockServer.table(collegeTable);
  const isOwn = ({ storeId }: BrochureRow) => isOfPlatform(request) || storeId === request.user.storeId;
  return (row: BrochureRow) => ({
    ...row,
    schoolName: schools.get(row.schoolId)?.name ?? '',
    ...{ readOnly: isOwn(row) ? 0 : 1, isInReview: isInReview(row) ? 1 : 0 },
  });
}

/** New ones are about three years around the next exam; those that are older stay as they are. */
function refuseYear({ year: about }: BrochureRow, { mockServer }: SignedInRequest): void {
  if (Math.abs(about - nextExamYear(mockServer.now())) > 3) refuse('请选择年份');
}

async function refuseTaken(row: BrochureRow, { mockServer }: SignedInRequest): Promise<void> {
  if (!(await mockServer.table(collegeTable)).get(row.schoolId)) refuse('请选择院校');
  const isSame = (other: BrochureRow) => other.id !== row.id && brochureKey(other) === brochureKey(row);
  if ((await mockServer.table(brochureTable)).find(isSame)) refuse(takenText(row.year, row.kind));
}

/** Gives a title to what came without one. */
async function nameIt(row: BrochureRow, { mockServer }: SignedInRequest): Promise<void> {
  if (row.title !== '') return;
  const name = (await mockServer.table(collegeTable)).get(row.schoolId)?.name ?? '';
  await (await mockServer.table(brochureTable)).put({ ...row, title: usualTitle(name, row.year, row.kind) });
}

/** 复制到新年份: a draft of another year with the same text. */
async function copyToYear(request: SignedInRequest) {
  const { id, year: to } = read(request.body, z.object({ id: idSchema, year }));
  const { mockServer, user } = request;
  const table = await mockServer.table(brochureTable);
  const from = found(table.get(id));
  if (!isVisible(from, request)) throw forbidden('rpc');
  const name = (await mockServer.table(collegeTable)).get(from.schoolId)?.name ?? '';
  const time = formatTime(mockServer.now());
  const row: BrochureRow = {
    ...{
      ...from,
      id: table.nextId(),
      storeId: user.storeId,
      year: to,
      title: usualTitle(name, to, from.kind),
    },
    ...{ status: 0 as const, submitTime: '', publishTime: '', expireTime: '', views: 0, rev: 1 },
    ...{ createTime: time, createBy: user.nickName, updateTime: time, updateBy: user.nickName },
  };
  refuseYear(row, request);
  await refuseTaken(row, request);
  await table.put(row);
  await audit(request, {
    ...{ bizType: endpoints.name, bizId: row.id, action: '新增', after: row },
    remark: `复制自「${from.title}」`,
  });
  return { id: row.id };
}
