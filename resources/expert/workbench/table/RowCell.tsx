import { memo } from 'react';
import type { BatchConfig } from '@/src/gaokao/batch';
import { rowTier, tierOf } from '@/src/gaokao/tier';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { ChanceBar, TierTag } from '../../unit/TierTag';
import { rowTuition } from '../../unit/unitTexts';
import { useWorkbench } from '../model/WorkbenchContext';
import cellStyles from './cells.module.css';
import type { ColumnId, YearFigure } from './columns';
import { type Equivalents, figureText, planChange, reqShort, yearFigures } from './figures';
import rowStyles from './row.module.css';

export interface CellProps {
  readonly id: ColumnId;
  readonly row: ChoiceRow;
  /** Counts from 1. */
  readonly place: number;
  readonly batch: BatchConfig;
  readonly figure: YearFigure;
  readonly equivalents: Equivalents;
  readonly readOnly: boolean;
}

/** The content of a row in one of the columns that staff choose. */
export const RowCell = memo(function RowCell(props: CellProps) {
  const { id, row } = props;
  const { unit } = row;
  switch (id) {
    case 'tier':
      return <TierCell {...props} />;
    case 'chance':
      return <ChanceBar chance={unit.chance} tier={tierOf(unit.chance, props.batch)} />;
    case 'req':
      return <span title={unit.req}>{reqShort(unit)}</span>;
    case 'plan':
      return <PlanCell row={row} />;
    case 'years':
      return yearFigures(unit, props.figure, props.equivalents).join('/');
    case 'tuition':
      return rowTuition(row);
    case 'city':
      return unit.schoolCity;
    case 'obey':
      return <ObeyCell {...props} />;
    case 'note':
      return <span title={row.note}>{row.note}</span>;
  }
});

function TierCell({ row, batch }: CellProps) {
  const computed = row.manualTier === null ? undefined : tierOf(row.unit.chance, batch);
  return <TierTag tier={rowTier(row, batch)} computed={computed} />;
}

function PlanCell({ row: { unit } }: Pick<CellProps, 'row'>) {
  const change = planChange(unit);
  return (
    <span title={unit.planPrev === undefined ? undefined : `去年 ${unit.planPrev} 人`}>
      {figureText(unit.planCount)}
      {change && (
        <i className={cellStyles.change} data-change={change}>
          {change === 'more' ? '▲' : '▼'}
          <span className={cellStyles.unseen}>{change === 'more' ? '比去年多' : '比去年少'}</span>
        </i>
      )}
    </span>
  );
}

function ObeyCell({ row, place, batch, readOnly }: CellProps) {
  const { actions } = useWorkbench();
  return (
    <input
      type="checkbox"
      className={rowStyles.box}
      checked={row.obey === 1}
      disabled={readOnly || batch.obeyAllowed === 0}
      aria-label={`第 ${place} 志愿服从调剂`}
      title={batch.adjustScope === 2 ? '全校范围调剂' : '专业组内调剂'}
      onChange={({ target }) => actions.setObey(new Set([row.uid]), target.checked ? 1 : 0)}
    />
  );
}
