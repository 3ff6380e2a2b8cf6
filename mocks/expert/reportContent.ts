import type { ReportContent, ReportSection } from '@/resources/expert/report/report';
import { lineOf } from '@/src/gaokao/chance';
import type { ProblemCode } from '@/src/gaokao/checks/problem';
import { tiers as tierItems } from '@/src/gaokao/enumerations';
import { tierQuota } from '@/src/gaokao/quota';
import { replay, replayedYears, replayText } from '@/src/gaokao/replay';
import { matchReq } from '@/src/gaokao/requirement';
import { rowSentence } from '@/src/gaokao/rowSentence';
import { totalOf } from '@/src/gaokao/scoreTable';
import { chanceText, choiceName, hasObey, sheetChoice, tierLetters } from '@/src/gaokao/sheet';
import { categoryName, subjectName } from '@/src/gaokao/subjects';
import { rowTier } from '@/src/gaokao/tier';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { maskMobile } from '@/src/lib/rules';
import { configOf } from '../customer/accountConfig';
import { scoreTableOf } from '../gaokao/scoreTables';
import type { MockServer } from '../mockServer';
import { provinceShortName } from '../platform/areas';
import { pickedSection, recommendedSection } from './reportMajors';
import { linesSection, scoreSections } from './reportScore';
import type { StudentRow } from './studentTable';
import { itemsOf, type LoadedTable, problemsOf, rowsOf } from './tables';

/** The subject of a report. */
export interface ReportAbout {
  readonly type: 1 | 2 | 3;
  readonly student: StudentRow;
  readonly table: LoadedTable | undefined;
}

/**
 * Builds the parts of a report from the table and the algorithms (screen E4); the report says which are printed.
 */
export async function reportParts(
  mockServer: MockServer,
  about: ReportAbout,
): Promise<ReportContent['sections']> {
  const { type, student, table } = about;
  const common = [profile(student), ...(await scoreSections(mockServer, student))];
  if (type === 3) return [...common, await linesSection(mockServer, student), disclaimer];
  const shown = Number((await configOf(mockServer, student.storeId)).showChance) === 1;
  const rows = table ? await rowsOf(mockServer, table, await itemsOf(mockServer, table)) : [];
  if (type === 2 || !table) {
    const majors = await recommendedSection(mockServer, student, shown);
    return [...common, majors, ...(table ? [colleges(rows)] : []), disclaimer];
  }
  return [
    ...common,
    rules(table),
    ...(shown ? [tiers(rows, table)] : []),
    choices(rows, table, shown),
    sentences(rows, table, shown),
    ...(await risks(mockServer, rows, table, shown)),
    pickedSection(rows),
    colleges(rows),
    disclaimer,
  ];
}

function profile(student: StudentRow): ReportSection {
  const { name, provinceId, cityName, schoolName, year, category, subjects, score, rank, mobile } = student;
  const rows = [
    ['姓名', name],
    ['手机号', maskMobile(mobile)],
    ['高考省份', `${provinceShortName(provinceId)} ${year} 年`],
    ['就读中学', schoolName.startsWith(cityName) ? schoolName : `${cityName} ${schoolName}`],
    ['科类', categoryName(category)],
    ['选科', subjects.map(subjectName).join('、')],
    ['投档成绩', score === null ? '' : `${score} 分`],
    ['位次', rank === null ? '' : rank.toLocaleString('zh-CN')],
  ];
  return { code: 'profile', title: '考生档案', kind: 'table', data: { columns: ['项目', '内容'], rows } };
}

function rules({ batch, student }: LoadedTable): ReportSection {
  const { name, maxChoices, maxMajors, obeyAllowed, parallel, fillStart, fillEnd, mode } = batch;
  const line = lineOf(batch, student.category, student.lineVariant);
  const data = [
    `${name}最多填报 ${maxChoices} 个志愿${mode === 1 ? '' : `，每个志愿最多 ${maxMajors} 个专业`}。`,
    parallel === 1
      ? '平行志愿：按成绩从高到低逐个检索志愿表，第一个有计划余额的志愿即投档，且只投一次。'
      : '顺序志愿：按志愿顺序投档。',
    ...(hasObey({ mode, obeyAllowed })
      ? ['服从调剂：所填专业均无余额时，可调入同组（校）其他专业；不服从则可能被退档。']
      : []),
    ...(line ? [`${categoryName(student.category)}控制线 ${line.score} 分。`] : []),
    ...(fillStart && fillEnd ? [`填报时间 ${fillStart} 至 ${fillEnd}。`] : []),
  ];
  return { code: 'rules', title: '批次与规则说明', kind: 'text', data };
}

function tiers(rows: readonly ChoiceRow[], { batch }: LoadedTable): ReportSection {
  const quota = tierQuota(batch.maxChoices, batch.ratio);
  const data = ([1, 2, 3, 0, 9] as const).map((tier) => {
    const value = rows.filter((row) => rowTier(row, batch) === tier).length;
    const wanted = tier === 0 || tier === 9 ? undefined : quota[tier - 1];
    const label = tierItems.find((item) => item.value === tier)?.label ?? '';
    return { label, value, note: wanted === undefined ? '个' : `个（建议 ${wanted}）` };
  });
  return { code: 'tiers', title: '层级分布', kind: 'chart', data };
}

function choices(rows: readonly ChoiceRow[], { batch, row }: LoadedTable, shown: boolean): ReportSection {
  const obey = hasObey({ mode: row.mode, obeyAllowed: batch.obeyAllowed });
  const columns = [
    ...['序号', '院校代码', '志愿', '专业'],
    ...(obey ? ['调剂'] : []),
    ...(shown ? ['层级', '机会'] : []),
  ];
  const cells = rows.map((one, index) => {
    const choice = sheetChoice(one, rowTier(one, batch), true);
    const picks = row.mode === 1 ? `${choice.majorCode} ${choice.majorName}` : '';
    return [
      String(index + 1),
      choice.schoolCode,
      `${choiceName(choice, row.mode)}${choice.synthetic === 1 ? '（模拟）' : ''}`,
      picks || choice.picks.map(({ code, name }) => `${code} ${name}`).join('；'),
      ...(obey ? [choice.obey === 1 ? '服从' : '不服从'] : []),
      ...(shown ? [tierLetters[choice.tier ?? 9], chanceText(choice.chance)] : []),
    ];
  });
  return { code: 'table', title: '志愿表', kind: 'table', data: { columns, rows: cells } };
}

function sentences(
  rows: readonly ChoiceRow[],
  { student, batch, row }: LoadedTable,
  shown: boolean,
): ReportSection {
  const data = rows.map((one) => {
    const { history, planCount, planPrev, req, category, chance, synthetic } = one.unit;
    const text = rowSentence({
      ...{ history, planCount, planPrev, req, category, synthetic, rank: student.rank },
      ...(shown && { chance }),
      match: matchReq(one.unit, student),
    });
    return {
      key: one.unit.key,
      name: choiceName(sheetChoice(one, rowTier(one, batch), false), row.mode),
      text,
    };
  });
  return { code: 'sentences', title: '逐条说明', kind: 'rows', data };
}

/** Checks whose texts tell chances or tiers. */
const tellingChances: readonly ProblemCode[] = ['W04', 'W05', 'W07', 'W12'];

/** The report's section of risks: the problems found, and past outcomes; absent where all of it is hidden. */
async function risks(
  mockServer: MockServer,
  rows: readonly ChoiceRow[],
  table: LoadedTable,
  shown: boolean,
): Promise<ReportSection[]> {
  const found = problemsOf(rows, table);
  const told = found.filter(({ code }) => shown || !tellingChances.includes(code)).map(({ text }) => text);
  const checked = found.length > 0 ? told : ['校验通过，没有发现问题。'];
  const data = [...new Set([...checked, ...(shown ? await pastOutcomes(mockServer, rows, table) : [])])];
  return data.length > 0 ? [{ code: 'risks', title: '风险提示', kind: 'text', data }] : [];
}

/** The outcomes of the table in the three years before (A13); none without a rank, or for 顺序志愿. */
async function pastOutcomes(
  mockServer: MockServer,
  rows: readonly ChoiceRow[],
  { student, batch, row }: LoadedTable,
): Promise<string[]> {
  const { rank, provinceId, category } = student;
  if (rank === null) return [];
  const totalIn = async (year: number) =>
    totalOf((await scoreTableOf(mockServer, { provinceId, category, year })) ?? []);
  const now = await totalIn(row.year);
  const { poolScale } = batch;
  return Promise.all(
    replayedYears(row.year, batch).map(async (year) => {
      const past = await totalIn(year);
      const totals = now && past ? { now, past } : undefined;
      const result = replay(rows, { rank, year, mode: row.mode, poolScale, totals, student });
      return `模拟投档 ${replayText(result, rows)}`;
    }),
  );
}

function colleges(rows: readonly ChoiceRow[]): ReportSection {
  const units = new Map(rows.map(({ unit }) => [unit.schoolCode, unit]));
  return {
    code: 'colleges',
    title: '院校介绍',
    kind: 'table',
    data: {
      columns: ['院校', '所在地', '类型', '性质', '标签'],
      rows: [...units.values()].map((unit) => [
        unit.schoolName,
        `${unit.schoolProvinceName} ${unit.schoolCity}`,
        unit.schoolType,
        unit.nature,
        unit.labels.join(' '),
      ]),
    },
  };
}

const disclaimer: ReportSection = {
  code: 'disclaimer',
  title: '免责声明',
  kind: 'text',
  data: [
    '本报告由历年公开数据与算法生成，录取机会仅供参考，不构成录取承诺。',
    '招生计划、选科要求与录取规则以省级招生考试机构和院校公布的信息为准。',
    '演示数据，不可用于真实填报。',
  ],
};
