import { Button, Empty, Modal } from 'antd';
import { useCalls } from '@/src/crud/useCall';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { unitId } from '@/src/gaokao/unitKey';
import { isRecord, textOr } from '@/src/lib/record';
import { sameId } from '@/src/lib/recordId';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { useStore } from '@/src/ui/useStore';
import { useCandidateActions } from '../candidates/useCandidateActions';
import { expertEndpoints } from '../endpoints';
import { TierTag } from '../unit/TierTag';
import { ofOtherBatch } from '../workbench/model/adding';
import { fetchChances } from '../workbench/model/chances';
import { unitName } from '../workbench/model/rows';
import { readingKey } from '../workbench/model/table';
import { useBatch, usePlaces, useTable, useWorkbench } from '../workbench/model/WorkbenchContext';
import styles from './compare.module.css';
import { comparedLines, isDifferent, type MoreFacts } from './comparedLines';
import { type ComparedUnit, comparedUnits } from './comparedUnits';

const { grades } = expertEndpoints['expert/college'].operations;

/** 对比 (E3): up to four units side by side; what differs is tinted. */
export default function CompareUnits({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const compared = comparedUnits(useStore(useWorkbench().workbenchStore));
  const units = compared.map(({ unit }) => unit);
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  const more = useMoreFacts(units);
  const year = useTable(({ context }) => context.candidate.year);
  const lines = comparedLines(units, more, year);
  return (
    <Modal open centered width={1080} title={`对比 ${units.length} / 4`} footer={null} onCancel={onClose}>
      {units.length === 0 ? (
        <Empty description="在候选或志愿表中按 C，把志愿加入对比（最多 4 个）" />
      ) : (
        <ScrollRegion className={styles.place} label="对比表">
          <table className={styles.units}>
            <thead>
              <tr>
                <td />
                {compared.map((one) => (
                  <UnitHead key={unitId(one.unit)} {...one} canEdit={canEdit} />
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ label, cells }) => (
                <tr key={label} data-different={isDifferent(cells)}>
                  <th scope="row">{label}</th>
                  {units.map((unit, at) => (
                    <td key={unitId(unit)}>{cells[at]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Modal>
  );
}

function UnitHead({ unit, tier, canEdit }: ComparedUnit & { canEdit: boolean }) {
  const { workbenchStore } = useWorkbench();
  const { add } = useCandidateActions();
  const batch = useBatch();
  const isForeign = !sameId(unit.batchId, batch.id);
  const found = usePlaces().get(unit.key);
  const place = isForeign ? undefined : found;
  return (
    <th scope="col">
      <div className={styles.unitHead}>
        <TierTag tier={tier} />
        <b>{unitName(unit)}</b>
      </div>
      <div className={styles.buttons}>
        {place !== undefined && <span>第 {place + 1} 志愿</span>}
        {isForeign && <span>{ofOtherBatch}</span>}
        {place === undefined && canEdit && (
          <Button size="small" type="primary" disabled={isForeign} onClick={() => void add(unit)}>
            加入
          </Button>
        )}
        <Button
          size="small"
          aria-label={`移除 ${unitName(unit)}`}
          onClick={() => workbenchStore.compare(unit)}
        >
          移除
        </Button>
      </div>
    </th>
  );
}

/**
 * Equivalent scores of the lines, which the open batch alone has, and the subjects that the colleges are good at. What
 * cannot be read stays open.
 */
function useMoreFacts(units: readonly PlanUnit[]): MoreFacts {
  const { table } = useWorkbench();
  const subject = useTable(readingKey);
  const ids = units.map(unitId).toSorted();
  const { data } = useCalls(
    ['expert/compare', subject, ids],
    async ({ callOperation }): Promise<MoreFacts> => {
      const { batchId } = table.get().meta;
      const own = new Map(
        units.filter((unit) => sameId(unit.batchId, batchId)).map((unit) => [unit.key, unitId(unit)]),
      );
      const schools = [...new Set(units.map(({ schoolId }) => schoolId))];
      const [chances, ...answers] = await Promise.all([
        fetchChances(callOperation, table.get(), [...own.keys()]).catch(() => undefined),
        ...schools.map((schoolId) =>
          callOperation(grades, { body: { schoolId } }).then(({ data: answer }) => answer, nothing),
        ),
      ]);
      return {
        equivalents: new Map(
          chances?.list.flatMap(({ key, years }) =>
            years.map((year) => [`${own.get(key)}/${year.year}`, year.equScore] as const),
          ),
        ),
        grades: new Map(schools.map((id, at) => [String(id), readGrades(answers[at])] as const)),
      };
    },
    { enabled: ids.length > 0, staleTime: 300_000 },
  );
  return data ?? { equivalents: new Map(), grades: new Map() };
}

function nothing(): undefined {
  return undefined;
}

function readGrades(answer: unknown): readonly string[] {
  const list = isRecord(answer) && Array.isArray(answer.list) ? answer.list.filter(isRecord) : [];
  return list.slice(0, 6).map(({ name, grade }) => `${textOr(name)} ${textOr(grade)}`.trim());
}
