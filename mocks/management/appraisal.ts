import { z } from 'zod';
import {
  type Appraisal,
  appraisalRules,
  appraisalStatuses,
  appraisalTypes,
  canDo,
  doubtOf,
  durationText,
  mostResets,
  reliabilities,
  resultOf,
} from '@/resources/management/appraisal/appraisal';
import { managementEndpoints } from '@/resources/management/endpoints';
import { audit } from '../audit';
import { optionTexts } from '../auditTexts';
import { nextRev, ownStoreScope, refuseForeign, refuseMoved } from '../businessRules';
import { crudHandlers } from '../crud';
import { storeTable } from '../customer/storeTable';
import { download } from '../download';
import { studentTable } from '../expert/studentTable';
import type { ListRules } from '../list';
import { pdfOf } from '../pdf';
import { provinceShortName } from '../platform/areas';
import { found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { formatTime } from '../time';
import { type AppraisalRow, appraisalTable } from './appraisalTable';
import { majorsFor } from './holland';

const endpoints = managementEndpoints['management/appraisal'];
const { name: bizType, operations } = endpoints;

const listRules: ListRules = {
  contains: ['userName', 'resultCode'],
  keyword: ['userName', 'userMobile'],
  matches: { commented: (row, value) => (Reflect.get(row, 'comment') !== '') === (value === '1') },
  order: [{ field: 'createTime', descending: true }],
};

/** Aptitude tests of the students (screen G1). */
export const appraisalRoutes: readonly Route[] = [
  ...crudHandlers<AppraisalRow>(endpoints, appraisalTable, {
    ...listRules,
    scope: ownStoreScope,
    presenter,
    audit: {},
    csv: '测评管理',
    columns: {
      学生: 'userName',
      机构: 'storeName',
      省份: 'provinceName',
      高考年份: 'year',
      测评类型: ['type', optionTexts(appraisalTypes)],
      测评结果: 'resultCode',
      答题进度: 'answered',
      题数: 'questions',
      用时: ['duration', (seconds) => durationText(Number(seconds))],
      作答可信度: ['reliability', optionTexts(reliabilities)],
      存疑原因: 'doubt',
      专家点评: 'comment',
      点评人: 'commentBy',
      状态: ['status', optionTexts(appraisalStatuses)],
      完成时间: 'finishTime',
    },
  }),
  route(operations.comment, async (request) => {
    const row = await rowOf(request);
    if (!canDo('comment', row)) refuse('测评未完成，暂不能点评');
    const { comment } = read(request.body, z.object({ comment: textMember(appraisalRules.commentComment) }));
    const time = formatTime(request.mockServer.now());
    await change(request, row, { comment, commentBy: request.user.nickName, commentTime: time }, '写点评');
  }),
  route(operations.void, async (request) => {
    const row = await rowOf(request);
    if (!canDo('void', row)) refuse('仅已完成的测评可作废');
    const { remark } = read(request.body, z.object({ remark: textMember(appraisalRules.voidRemark) }));
    await change(request, row, { status: 2, voidReason: remark }, '作废', remark);
  }),
  route(operations.reset, reset),
  route(operations.pdf, async (request) => {
    const stored = await rowOf(request);
    if (!canDo('pdf', stored)) refuse('仅已完成的测评可下载报告');
    const row = (await presenter(request))(stored);
    const lines = reportLines(row);
    return download(pdfOf(lines), `测评报告_${row.userName}.pdf`, 'application/pdf');
  }),
];

/** Tests as they are shown, with what follows from the answers. The whole mobile is for the keyword alone. */
async function presenter({
  mockServer,
}: Pick<SignedInRequest, 'mockServer'>): Promise<(row: AppraisalRow) => Appraisal> {
  const [students, stores] = [await mockServer.table(studentTable), await mockServer.table(storeTable)];
  const majors = await majorsFor();
  return ({
    longestRun,
    mostEqual,
    resetOf: _of,
    createBy: _by,
    updateBy: _updater,
    updateTime: _time,
    ...row
  }) => {
    const student = students.get(row.userId);
    const resultCode = row.status === 0 ? '' : resultOf(row.type, row.scores);
    const doubt = row.status === 0 ? '' : doubtOf({ ...row, longestRun, mostEqual });
    const shown = {
      ...row,
      ...{ resultCode, doubt, reliability: doubt === '' ? 1 : 2 },
      majors: row.type === 1 && row.status !== 0 ? majors(resultCode) : [],
      userName: student?.name ?? '',
      storeName: stores.get(row.storeId)?.name ?? '',
      provinceId: student?.provinceId ?? 0,
      provinceName: provinceShortName(student?.provinceId ?? 0),
      year: student?.year ?? 0,
    };
    Object.defineProperty(shown, 'userMobile', { value: student?.mobile ?? '', enumerable: false });
    return shown;
  };
}

/** The test of a call; refuses those of another institution, and those that have changed meanwhile. */
async function rowOf(request: SignedInRequest): Promise<AppraisalRow> {
  const id = read(request.body.id, idSchema);
  const row = found((await request.mockServer.table(appraisalTable)).get(id));
  refuseForeign(request, row);
  refuseMoved(request, row);
  return row;
}

async function change(
  request: SignedInRequest,
  before: AppraisalRow,
  changes: Partial<AppraisalRow>,
  action: string,
  remark = '',
): Promise<void> {
  const { mockServer, user } = request;
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  const after = { ...before, ...changes, ...nextRev(before), ...stamp };
  await (await mockServer.table(appraisalTable)).put(after);
  const fields = { comment: '专家点评' };
  await audit(request, { bizType, bizId: before.id, action, before, after, fields, remark, forStore: true });
}

/** Resets a test: a new one of the kind, as often as allowed. */
async function reset(request: SignedInRequest): Promise<{ id: number }> {
  const row = await rowOf(request);
  if (!canDo('reset', row)) refuse('已完成的测评请先作废再重置');
  const { mockServer, user } = request;
  const table = await mockServer.table(appraisalTable);
  const resets = table
    .all()
    .filter(({ userId, type, resetOf }) => userId === row.userId && type === row.type && resetOf !== null);
  if (resets.length >= mostResets) refuse(`每类测评最多重置 ${mostResets} 次`);
  const time = formatTime(mockServer.now());
  const id = table.nextId();
  await table.put({ ...row, ...nextRev(row) });
  const after = await table.put({
    ...row,
    ...{ id, status: 0, answered: 0, duration: 0, longestRun: 0, mostEqual: 0, scores: [], finishTime: '' },
    ...{ comment: '', commentBy: '', commentTime: '', voidReason: '', resetOf: row.id, rev: 1 },
    ...{ createTime: time, createBy: user.nickName, updateTime: time, updateBy: user.nickName },
  });
  await audit(request, {
    bizType,
    bizId: row.id,
    storeId: row.storeId,
    action: '重置机会',
    forStore: true,
    remark: `新测评 ${id}`,
  });
  await audit(request, { bizType, bizId: id, action: '重置机会', after, forStore: true });
  return { id };
}

function reportLines(row: Appraisal): string[] {
  const type = optionTexts(appraisalTypes)[row.type] ?? '';
  return [
    `${row.userName} · ${type}测评报告`,
    `省份：${row.provinceName}    高考年份：${row.year}    机构：${row.storeName}`,
    `测评结果：${row.resultCode}    用时：${durationText(row.duration)}    完成时间：${row.finishTime}`,
    `维度得分：${row.scores.join('、')}`,
    ...(row.doubt ? [`作答存疑：${row.doubt}`] : []),
    ...(row.majors.length > 0 ? [`匹配专业：${row.majors.join('、')}`] : []),
    ...(row.comment ? [`专家点评（${row.commentBy}）：${row.comment}`] : []),
  ];
}
