import { CommentOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { type ReactNode, useState } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { chanceText, choiceName, hasObey, sheetChoice } from '@/src/gaokao/sheet';
import { reqLabel, reqText } from '@/src/gaokao/subjects';
import { rowTier, tierOf } from '@/src/gaokao/tier';
import type { ChoiceRow, ReviewRemark } from '@/src/gaokao/volunteerTable';
import { useCan } from '@/src/services/useCan';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { expertEndpoints } from '../endpoints';
import { TierTag } from '../unit/TierTag';
import { rowTuition } from '../unit/unitTexts';
import { volunteerRules } from '../volunteer/volunteer';
import { figureText } from '../workbench/table/figures';
import styles from './detail.module.css';
import { useVolunteerCall, type Volunteer } from './useVolunteer';

const CollegeOfTable = load(() => import('./CollegeOfTable'));
const ReasonDialog = load(() => import('./ReasonDialog'));
const { review } = expertEndpoints['expert/table'].operations;

/** The rows of a table to be read, with their picks, in the columns of its mode (E5). */
export function ChoiceTable({ volunteer }: { volunteer: Volunteer }) {
  const { table, batch, remarks } = volunteer;
  const mayReview = useCan()('expert:volunteer:review');
  const [remarked, setRemarked] = useState<ChoiceRow>();
  const call = useVolunteerCall();
  const [asked, setAsked] = useState<PlanUnit>();
  if (table.items.length === 0) return <Empty description="志愿表为空" />;
  const years = [1, 2, 3].map((age) => table.year - age);
  const showObey = hasObey({ mode: table.mode, obeyAllowed: batch.obeyAllowed });
  const heads = [
    '志愿',
    '层级',
    '录取机会',
    table.mode === 1 ? '院校 · 专业' : table.mode === 2 ? '院校 · 专业组' : '院校',
    reqLabel(table.category),
    '计划',
    ...years.map(String),
    '学费（元/年）',
    '城市',
    ...(showObey ? ['服从调剂'] : []),
    '备注',
  ];
  return (
    <ScrollRegion className={styles.scroll} label="志愿表">
      <p className={styles.soft}>录取机会由历年数据估算，仅供参考。</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.items.map((row, index) => (
            <Row
              key={row.unit.key}
              row={row}
              place={index + 1}
              heads={heads}
              volunteer={volunteer}
              years={years}
              showObey={showObey}
              remarks={remarks.filter(({ key }) => key === row.unit.key)}
              onRemark={mayReview ? () => setRemarked(row) : undefined}
              openCollege={setAsked}
            />
          ))}
        </tbody>
      </table>
      <DialogBoundary close={() => setRemarked(undefined)}>
        {remarked && (
          // The expert sees the remark at the row in the workbench, and ticks it off (E5).
          <ReasonDialog
            title={`审阅意见：${choiceName(sheetChoice(remarked, 9, false), table.mode)}`}
            rule={volunteerRules.review}
            close={() => setRemarked(undefined)}
            onReason={(content) =>
              call(review, { id: table.id, uid: remarked.unit.key, content, result: 0 }, '审阅意见已添加')
            }
          />
        )}
        {asked && <CollegeOfTable unit={asked} volunteer={volunteer} close={() => setAsked(undefined)} />}
      </DialogBoundary>
    </ScrollRegion>
  );
}

interface RowProps {
  readonly row: ChoiceRow;
  readonly place: number;
  readonly heads: readonly string[];
  readonly volunteer: Volunteer;
  readonly years: readonly number[];
  readonly showObey: boolean;
  readonly remarks: readonly ReviewRemark[];
  readonly onRemark: (() => void) | undefined;
  readonly openCollege: (unit: PlanUnit) => void;
}

function Row({ row, place, heads, volunteer, years, showObey, remarks, onRemark, openCollege }: RowProps) {
  const { unit, picks, obey, manualTier, note } = row;
  const { batch } = volunteer;
  const cells: ReactNode[] = [
    <b key="place">{place}</b>,
    <TierTag
      key="tier"
      tier={rowTier(row, batch)}
      computed={manualTier === null ? undefined : tierOf(unit.chance, batch)}
    />,
    chanceText(unit.chance),
    <Unit key="unit" unit={unit} picks={picks} open={openCollege} />,
    reqText(unit),
    <Plan key="plan" unit={unit} />,
    ...years.map((year) => <Line key={year} unit={unit} year={year} />),
    rowTuition(row),
    <span key="city" className={styles.city}>
      {unit.schoolCity}
    </span>,
    ...(showObey ? [obey === 1 ? '是' : '否'] : []),
    <Notes key="note" note={note} remarks={remarks} place={place} onRemark={onRemark} />,
  ];
  return (
    <tr>
      {cells.map((cell, index) => (
        <td key={heads[index]} data-head={heads[index]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

interface UnitProps {
  readonly unit: PlanUnit;
  readonly picks: readonly string[];
  readonly open: (unit: PlanUnit) => void;
}

function Unit({ unit, picks, open }: UnitProps) {
  const majorOf = (code: string) => unit.majors.find(({ majorCode }) => majorCode === code);
  return (
    <div className={styles.unit}>
      <button type="button" className={styles.college} onClick={() => open(unit)}>
        {unit.schoolName}
      </button>{' '}
      <span className={styles.soft}>{unit.schoolCode}</span>
      {unit.groupCode && <> · {unit.groupCode} 组</>}
      {unit.majorName && (
        <>
          {' '}
          · {unit.majorName} <span className={styles.soft}>{unit.majorCode}</span>
        </>
      )}{' '}
      {unit.synthetic === 1 && <StateTag tone="info">模拟</StateTag>}
      {unit.gone === 1 && <StateTag tone="danger">已停招</StateTag>}
      {picks.length > 0 && (
        <ol className={styles.picks}>
          {picks.map((code) => (
            <li key={code}>
              {majorOf(code)?.majorName ?? '未知专业'} <span className={styles.soft}>{code}</span>{' '}
              {majorOf(code)?.chance != null && (
                <span className={styles.soft}>{chanceText(majorOf(code)?.chance)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Places of this year; up or down against the last one is said, not only drawn. */
function Plan({ unit: { planCount, planPrev } }: { unit: PlanUnit }) {
  if (planPrev === undefined || planPrev === planCount) return planCount;
  const isMore = planCount > planPrev;
  return (
    <span title={`去年 ${planPrev}`}>
      {planCount}{' '}
      <span
        role="img"
        style={{ color: `var(--${isMore ? 'rise' : 'fall'})` }}
        aria-label={`比去年${isMore ? '多' : '少'} ${Math.abs(planCount - planPrev)}`}
      >
        {isMore ? '▲' : '▼'}
      </span>
    </span>
  );
}

/** Score and rank of a year; some provinces publish no score. */
function Line({ unit, year }: { unit: PlanUnit; year: number }) {
  const line = unit.history.find((one) => one.year === year && one.minRank > 0);
  if (!line) return '–';
  return (
    <>
      {figureText(line.minScore)}
      <span className={styles.rank}>{figureText(line.minRank)}</span>
    </>
  );
}

type NotesProps = Pick<RowProps, 'remarks' | 'place' | 'onRemark'> & { readonly note: string };

function Notes({ note, remarks, place, onRemark }: NotesProps) {
  return (
    <div className={styles.notes}>
      {note}
      {remarks.map(({ id, content, done, createBy }) => (
        <span key={id} data-done={done === 1 || undefined}>
          {createBy}：{content}
          {done === 1 && '（已处理）'}
        </span>
      ))}
      {onRemark && (
        <Button
          type="text"
          size="small"
          icon={<CommentOutlined aria-hidden />}
          aria-label={`审阅第 ${place} 志愿`}
          onClick={onRemark}
        />
      )}
    </div>
  );
}
