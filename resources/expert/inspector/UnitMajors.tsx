import { namesMajor } from '@/src/gaokao/addUnits';
import { restrictionsOf } from '@/src/gaokao/checks/restrictions';
import type { PlanMajor, PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { isPlainPool, reqText } from '@/src/gaokao/subjects';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { tuitionFigure } from '../unit/unitTexts';
import { useTable } from '../workbench/model/WorkbenchContext';
import styles from './inspector.module.css';

interface Props {
  readonly unit: PlanUnit;
  /** The row that has the unit, with what was picked of it. */
  readonly row: ChoiceRow | undefined;
}

/** The majors of a group or a college, with their chances, and why the student may not choose one. */
export function UnitMajors({ unit, row }: Props) {
  return (
    <ScrollRegion className={styles.majors} label="组内专业">
      <h3>
        组内专业 <small>{unit.majors.length} 个</small>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">序</th>
            <th scope="col">专业</th>
            <th scope="col">机会</th>
            <th scope="col">计划</th>
            <th scope="col">
              学费
              <br />
              元/年
            </th>
            <th scope="col">{isPlainPool(unit.category) ? '科类' : '选科'}与限制</th>
          </tr>
        </thead>
        <tbody>
          {unit.majors.map((major) => (
            <Major
              key={major.majorCode}
              major={major}
              unit={unit}
              place={row?.picks.indexOf(major.majorCode) ?? -1}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Major({ major, unit, place }: { major: PlanMajor; unit: PlanUnit; place: number }) {
  const student = useTable(({ context }) => context.candidate);
  const demand = { req: major.req, category: unit.category };
  const match = matchReq(demand, student);
  const against = [...match.reasons, ...restrictionsOf(major.restrict, student)];
  const excluded = namesMajor(student.exclude.majorCodes, major);
  return (
    <tr data-picked={place >= 0}>
      <td>{place >= 0 ? place + 1 : ''}</td>
      <th scope="row">
        {major.majorName} <code>{major.majorCode}</code>
      </th>
      <td>{major.chance == null ? '–' : `${major.chance}%`}</td>
      <td>{major.planCount}</td>
      <td>{tuitionFigure(major)}</td>
      <td data-against={against.length > 0 || excluded}>
        {[...against, ...(excluded ? ['考生已排除'] : [])].join('；') || reqText(demand)}
      </td>
    </tr>
  );
}
