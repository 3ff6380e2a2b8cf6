import { type ReactNode, useMemo } from 'react';
import type { BatchConfig } from '@/src/gaokao/batch';
import { inventedText } from '@/src/gaokao/planUnit';
import {
  chanceText,
  hasObey,
  type SheetChoice,
  type SheetForm,
  sheetChoice,
  sheetForm,
  tierLetters,
} from '@/src/gaokao/sheet';
import { categoryName, reqLabel, reqText } from '@/src/gaokao/subjects';
import { rowTier } from '@/src/gaokao/tier';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { formatNumber } from '@/src/lib/formatNumber';
import { PagedDocument, type PrintPart } from '@/src/ui/print/PagedDocument';
import type { Switches } from '../institution/useSwitches';
import { modeName } from '../volunteer/volunteer';
import styles from './sheet.module.css';

interface Props {
  readonly table: VolunteerTable;
  readonly batch: BatchConfig;
  readonly provinceName: string;
  readonly switches: Switches;
}

/** A printed table of choices (E3, E5, E7): A4 landscape, with the columns of the province's own form. */
export function VolunteerSheet({ table, batch, provinceName, switches }: Props) {
  const form = useMemo(() => sheetForm(table, batch, switches.showChance), [table, batch, switches]);
  const parts = useMemo(() => [sheetPart(table, batch, form), signatures], [table, batch, form]);
  const hasInvented = table.items.some(({ unit }) => unit.synthetic === 1);
  const notes = [
    form.showChance && '录取机会仅供参考，不构成录取承诺',
    hasInvented && inventedText,
    table.savedAt && `保存于 ${table.savedAt}`,
  ];
  return (
    <PagedDocument
      orientation="landscape"
      header={<SheetHeader table={table} provinceName={provinceName} />}
      footer={notes.filter(Boolean).join('；')}
      parts={parts}
      watermark={switches.watermark}
    />
  );
}

/** Lines for signatures below the last row, never split by a page break. */
const signatures: PrintPart = {
  key: 'signatures',
  rows: [
    <div key="lines" className={styles.signatures} data-print-row>
      {['考生签字', '家长签字', '填报专家签字', '日期'].map((label) => (
        <span key={label}>
          {label}
          <i aria-hidden="true" />
        </span>
      ))}
    </div>,
  ],
  frame: (rows) => rows,
};

/** The rows of a table as they stand on a sheet. */
export function sheetChoices(
  { items }: VolunteerTable,
  batch: BatchConfig,
  showChance: boolean,
): SheetChoice[] {
  return items.map((row) => sheetChoice(row, rowTier(row, batch), showChance));
}

function SheetHeader({ table, provinceName }: Pick<Props, 'table' | 'provinceName'>) {
  const { userName, year, batchName, mode, score, rank, category, name, version, status } = table;
  const facts = [
    `考生：${userName}`,
    categoryName(category),
    score === null ? '' : `${score} 分`,
    rank === null ? '' : `位次 ${formatNumber(rank)}`,
    `${name} · 版本 ${version}`,
  ];
  const mark = status === 9 ? '已作废' : status < 2 && '草稿';
  return (
    <div className={styles.header}>
      <strong>
        {provinceName} {year} 年{batchName}志愿表（{modeName(mode)}）
      </strong>
      {mark && <b className={styles.draft}>{mark}</b>}
      <span>{facts.filter((fact) => fact !== '').join('　')}</span>
    </div>
  );
}

/** The most majors side by side, as in most forms; more are listed in one column. */
const mostColumns = 6;

/** The table as a part of a printed document. */
function sheetPart(table: VolunteerTable, batch: BatchConfig, form: SheetForm): PrintPart {
  const columns = columnsOf(form, table);
  return {
    key: 'sheet',
    rows: sheetChoices(table, batch, form.showChance).map((choice, index) => (
      <tr key={choice.key} data-print-row>
        {columns.map(({ key, cell, align }) => (
          <td key={key} data-align={align}>
            {cell(choice, index + 1)}
          </td>
        ))}
      </tr>
    )),
    frame: (rows) => (
      <>
        <table className={styles.table}>
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} style={{ width: width === undefined ? undefined : `${width}mm` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map(({ key, head }) => (
                <th key={key} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
        {table.items.length === 0 && <p className={styles.none}>志愿表为空</p>}
      </>
    ),
  };
}

interface Column {
  readonly key: string;
  readonly head: string;
  /** Millimetres; an equal share of what is left where absent. */
  readonly width?: number;
  readonly align?: 'center';
  readonly cell: (choice: SheetChoice, place: number) => ReactNode;
}

function columnsOf(form: SheetForm, { category }: Pick<VolunteerTable, 'category'>): Column[] {
  const { mode, maxMajors, showChance } = form;
  const school: Column = { key: 'school', head: '院校', cell: (choice) => <School choice={choice} /> };
  return [
    { key: 'place', head: '志愿号', width: 12, align: 'center', cell: (_choice, place) => place },
    ...(showChance ? chanceColumns : []),
    { key: 'code', head: '院校代码', width: 16, align: 'center', cell: ({ schoolCode }) => schoolCode },
    mode === 1 ? school : { ...school, width: 38 },
    ...(mode === 2 ? [groupColumn] : []),
    ...(mode === 1 ? majorOwnColumns : []),
    { key: 'req', head: reqLabel(category), width: 26, cell: reqText },
    { key: 'plan', head: '计划', width: 10, align: 'center', cell: ({ planCount }) => planCount },
    ...(mode === 1 ? [] : majorColumns(maxMajors)),
    ...(hasObey(form) ? [obeyColumn] : []),
  ];
}

/** A college; 模拟 behind it where the figures are invented. */
function School({ choice: { schoolName, synthetic } }: { choice: SheetChoice }) {
  return (
    <>
      {schoolName}
      {synthetic === 1 && <small className={styles.invented}>模拟</small>}
    </>
  );
}

const chanceColumns: readonly Column[] = [
  {
    key: 'tier',
    head: '层级',
    width: 10,
    align: 'center',
    cell: ({ tier }) => <b>{tier === undefined ? '' : tierLetters[tier]}</b>,
  },
  { key: 'chance', head: '机会', width: 12, align: 'center', cell: ({ chance }) => chanceText(chance) },
];

const groupColumn: Column = {
  key: 'group',
  head: '专业组',
  width: 14,
  align: 'center',
  cell: ({ groupCode }) => groupCode,
};

const majorOwnColumns: readonly Column[] = [
  { key: 'majorCode', head: '专业代码', width: 18, align: 'center', cell: ({ majorCode }) => majorCode },
  { key: 'majorName', head: '专业', cell: ({ majorName }) => majorName },
];

const obeyColumn: Column = {
  key: 'obey',
  head: '服从调剂',
  width: 12,
  align: 'center',
  cell: ({ obey }) => (obey === 1 ? '是' : '否'),
};

function majorColumns(maxMajors: number): Column[] {
  if (maxMajors > mostColumns)
    return [
      {
        key: 'majors',
        head: `专业（最多 ${maxMajors} 个）`,
        cell: ({ picks }) => picks.map(({ code, name }, index) => `${index + 1}. ${code} ${name}`).join('　'),
      },
    ];
  return Array.from({ length: maxMajors }, (_, index) => ({
    key: `major${index}`,
    head: `专业${index + 1}`,
    cell: ({ picks }) => picks[index] && `${picks[index].code} ${picks[index].name}`,
  }));
}
