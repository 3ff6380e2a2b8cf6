import { type ReactNode, useMemo } from 'react';
import { reportTypes } from '@/src/gaokao/serviceEnumerations';
import { htmlParagraphs } from '@/src/lib/htmlText';
import { PagedDocument, type PrintPart } from '@/src/ui/print/PagedDocument';
import type { Switches } from '../institution/useSwitches';
import { columnShares } from './columnShares';
import { fixedSection, type Report, type ReportContent, type ReportSection } from './report';
import styles from './report.module.css';

interface Props {
  readonly report: Report;
  readonly content: ReportContent;
  readonly switches: Switches;
}

/** A report on pages of A4 (E4): cover, contents, its parts, with numbers and watermark on every page. */
export function ReportDocument({ report, content, switches }: Props) {
  const parts = useMemo(() => partsOf(report, content), [report, content]);
  const watermark = ['内部资料', switches.watermark || report.storeName]
    .filter((text) => text !== '')
    .join(' ');
  return (
    <PagedDocument
      orientation="portrait"
      header={
        <div className={styles.running}>
          <span>{report.title}</span>
          <span>{report.userName}</span>
        </div>
      }
      footer="录取机会仅供参考，不构成录取承诺"
      {...(report.sections.includes('cover') && { cover: <Cover report={report} /> })}
      contents
      parts={parts}
      watermark={watermark}
    />
  );
}

function Cover({ report }: Pick<Props, 'report'>) {
  const { title, userName, storeName, type, tableName, tableVersion, createdAt, createBy } = report;
  return (
    <div className={styles.cover}>
      <p>{storeName}</p>
      <h2>{title}</h2>
      <p>{reportTypes.find(({ value }) => value === type)?.label}</p>
      <dl>
        <dt>考生</dt>
        <dd>{userName}</dd>
        {tableName && (
          <>
            <dt>志愿表</dt>
            <dd>
              {tableName}（版本 {tableVersion}）
            </dd>
          </>
        )}
        <dt>填报专家</dt>
        <dd>{createBy}</dd>
        <dt>生成时间</dt>
        <dd>{createdAt}</dd>
      </dl>
    </div>
  );
}

/** Parts that are chosen along with another. */
const belongsTo: Readonly<Record<string, string>> = { curve: 'score' };

/** The chosen parts in the server's order, the expert's words before the disclaimer, and a place to sign. */
function partsOf({ sections, remark }: Report, content: ReportContent): PrintPart[] {
  const chosen = content.sections.filter(
    ({ code }) => code === fixedSection || sections.includes(belongsTo[code] ?? code),
  );
  const parts = chosen.map(partOf);
  const words = htmlParagraphs(remark);
  const at = chosen.findIndex(({ code }) => code === fixedSection);
  const own =
    words.length > 0 ? [partOf({ code: 'remark', title: '专家寄语', kind: 'text', data: words })] : [];
  return [...parts.slice(0, at), ...own, ...parts.slice(at), signature];
}

function partOf(section: ReportSection): PrintPart {
  const { code, title } = section;
  const about = { key: code, title };
  const heading = (continued: boolean) => (
    <h2 className={styles.title}>
      {title}
      {continued && '（续）'}
    </h2>
  );
  if (section.kind === 'table') return { ...about, ...tablePart(section.data, heading) };
  return {
    ...about,
    rows: rowsOf(section),
    frame: (rows, continued) => (
      <>
        {heading(continued)}
        {rows}
      </>
    ),
  };
}

function rowsOf(section: Exclude<ReportSection, { kind: 'table' }>) {
  const { code } = section;
  if (section.kind === 'text')
    return section.data
      .map((text, index) => ({ text, key: `${code}-${index}` }))
      .map(({ text, key }) => (
        <p key={key} data-print-row className={styles.text}>
          {text}
        </p>
      ));
  if (section.kind === 'rows')
    return section.data.map(({ key, name, text }, index) => (
      <p key={key} data-print-row className={styles.text}>
        <b>
          {index + 1}. {name}
        </b>
        <br />
        {text}
      </p>
    ));
  const most = Math.max(1, ...section.data.map(({ value }) => value));
  return section.data.map(({ label, value, note }) => (
    <p key={label} data-print-row className={styles.bar}>
      <span>{label}</span>
      <i style={{ width: `${(value / most) * 100}%` }} />
      <span>
        {value} {note}
      </span>
    </p>
  ));
}

type TableData = Extract<ReportSection, { kind: 'table' }>['data'];

function tablePart(
  { columns, rows }: TableData,
  heading: (continued: boolean) => ReactNode,
): Pick<PrintPart, 'rows' | 'frame'> {
  return {
    rows: rows.map((cells) => (
      <tr key={cells.join('|')} data-print-row>
        {cells.map((cell, index) => (
          <td key={columns[index]}>{cell || '–'}</td>
        ))}
      </tr>
    )),
    frame: (drawn, continued) => (
      <>
        {heading(continued)}
        <table className={styles.table}>
          <colgroup>
            {columnShares([columns, ...rows]).map((width, index) => (
              <col key={columns[index]} style={{ width: `${width}%` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{drawn}</tbody>
        </table>
        {rows.length === 0 && <p className={styles.text}>暂无内容</p>}
      </>
    ),
  };
}

const signature: PrintPart = {
  key: 'signature',
  rows: [
    <p key="signature" data-print-row className={styles.signature}>
      <span>考生签字：</span>
      <span>家长签字：</span>
      <span>填报专家：</span>
      <span>日期：</span>
    </p>,
  ],
  frame: (rows) => rows,
};
