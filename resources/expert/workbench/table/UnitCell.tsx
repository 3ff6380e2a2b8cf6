import { memo } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { studyLength } from '@/src/gaokao/wireValues';
import { tuitionText } from '../../unit/unitTexts';
import type { RowMark } from '../model/ui';
import styles from './cells.module.css';
import rowStyles from './row.module.css';

interface Props {
  readonly unit: PlanUnit;
  readonly marks: readonly RowMark[];
  /** The note of the choice; a corner shows that there is one. */
  readonly note: string;
}

/** A name is cut to dots only beyond its eighth character. */
function roomFor(name: string) {
  return { minWidth: `${Math.min(8, name.length)}em` };
}

/**
 * The unit of a choice, with the province's codes. The major comes first where a choice is one (E3, columns by mode).
 */
export const UnitCell = memo(function UnitCell({ unit, marks, note }: Props) {
  const { schoolName, schoolCode, groupCode, majorName, majorCode, tuition } = unit;
  const years = studyLength(unit.years);
  return (
    <>
      {majorName ? (
        <>
          <span className={styles.line}>
            <b className={rowStyles.name} style={roomFor(majorName)} title={`${majorName} ${schoolName}`}>
              {majorName}
            </b>
            <span className={styles.codes}>
              {schoolCode}·{majorCode}
            </span>
          </span>
          <span className={styles.line}>
            <span className={styles.school} style={roomFor(schoolName)}>
              {schoolName}
            </span>
            {years && <span className={styles.codes}>{years}</span>}
            {tuition ? <span className={styles.codes}>{tuitionText(unit)}</span> : null}
          </span>
        </>
      ) : (
        <>
          <b className={rowStyles.name} style={roomFor(schoolName)} title={schoolName}>
            {schoolName}
          </b>
          <span className={styles.codes}>
            {schoolCode}
            {groupCode !== undefined && ` · ${groupCode} 组`}
          </span>
        </>
      )}
      {unit.synthetic === 1 && <span className={styles.synthetic}>模拟</span>}
      {unit.gone === 1 && <span className={styles.gone}>已无计划</span>}
      {marks.map(({ text, tone }) => (
        <span key={text} className={styles.mark} data-tone={tone} title={text}>
          {text}
        </span>
      ))}
      {note !== '' && (
        <span role="img" className={styles.noted} aria-label={`备注：${note}`} title={`备注：${note}`} />
      )}
    </>
  );
});
