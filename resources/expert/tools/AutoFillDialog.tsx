import { Checkbox, Empty, Modal, Select } from 'antd';
import { useId, useMemo, useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { useCalls } from '@/src/crud/useCall';
import type { TierRatio } from '@/src/gaokao/batch';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { ratioPresets, tierQuota } from '@/src/gaokao/quota';
import { rowTier, tierOf } from '@/src/gaokao/tier';
import { formatNumber } from '@/src/lib/formatNumber';
import { useNotify } from '@/src/services/useNotify';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import {
  candidatesBy,
  useCandidateScope,
  useCandidateState,
  useReadCandidates,
} from '../candidates/useCandidates';
import { ChanceBar, TierTag, tierName } from '../unit/TierTag';
import { assessUnit, ownContext } from '../workbench/model/assess';
import { unitName } from '../workbench/model/rows';
import { ownRows } from '../workbench/model/table';
import { useBatch, usePlaces, useTable, useWorkbench } from '../workbench/model/WorkbenchContext';
import {
  bestFitting,
  quotaTiers,
  readTier,
  type TierCandidates,
  type TierNeed,
  tierNeeds,
  tierPageSize,
} from './autoFill';
import styles from './dialogs.module.css';

/** 按比例自动填充 (E3): a preview of candidates of the present filters that would fill each tier's quota. */
export default function AutoFillDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const { actions, show } = useWorkbench();
  const notify = useNotify();
  const { ratio: usual } = useTable(({ context }) => context.batch);
  const [ratio, setRatio] = useState<TierRatio>(usual);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const needs = useNeeds(ratio);
  const { data, isPending, isError, error, refetch } = useTierCandidates();
  const proposals = useProposals(needs, data);
  const chosen = proposals.flatMap(({ units }) => units).filter(({ key }) => !left.has(key));
  const isFull = needs.every(({ need }) => need === 0);

  function fill(): void {
    const { text, uids } = actions.addUnits(chosen);
    const [first] = uids;
    if (first !== undefined) show({ goTo: { uid: first, flash: true } });
    notify(first === undefined ? 'error' : 'success', text);
    onClose();
  }

  function toggle(key: string): void {
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }

  return (
    <Modal
      open
      centered
      width={760}
      title="按比例自动填充"
      okText={`加入 ${chosen.length} 个`}
      okButtonProps={{ disabled: chosen.length === 0 || isPending }}
      onOk={fill}
      onCancel={onClose}
    >
      <RatioChoice usual={usual} ratio={ratio} onChange={setRatio} />
      <p className={styles.hint}>从候选的当前筛选中取与考生意向最相符的；加入后可一步撤销。</p>
      {isPending && <Skeleton />}
      {isError && <ReadError error={error} retry={refetch} />}
      {data && isFull && <Empty description="各层级已达到比例，无需填充" />}
      <div className={styles.scroll}>
        {data &&
          proposals
            .filter(({ need }) => need.need > 0)
            .map(({ need, units }) => (
              <Proposal
                key={need.tier}
                {...{ need, units, left }}
                read={data[need.tier - 1]}
                onToggle={toggle}
              />
            ))}
      </div>
    </Modal>
  );
}

interface RatioProps {
  readonly usual: TierRatio;
  readonly ratio: TierRatio;
  readonly onChange: (ratio: TierRatio) => void;
}

function RatioChoice({ usual, ratio, onChange }: RatioProps) {
  const id = useId();
  const choices = [{ label: '本批次', ratio: usual }, ...ratioPresets];
  return (
    <div className={styles.line}>
      <span id={id}>冲 : 稳 : 保</span>
      <Select
        aria-labelledby={id}
        popupMatchSelectWidth={false}
        value={choices.findIndex((choice) => choice.ratio === ratio)}
        options={choices.map((choice, value) => ({
          value,
          label: `${choice.label} ${choice.ratio.join(' : ')}`,
        }))}
        onChange={(at) => onChange(choices[at]?.ratio ?? usual)}
      />
    </div>
  );
}

interface ProposalProps {
  readonly need: TierNeed;
  readonly units: readonly PlanUnit[];
  /** The candidates that they were chosen from. */
  readonly read: TierCandidates | undefined;
  readonly left: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

function Proposal({ need: { tier, quota, filled, need }, units, read, left, onToggle }: ProposalProps) {
  return (
    <section aria-label={tierName(tier)}>
      <h3 className={styles.head}>
        <TierTag tier={tier} /> 应填 {quota}，已填 {filled}，拟加入 {units.length}
        {units.length < need && <small>当前筛选中还差 {need - units.length} 个，可放宽条件</small>}
        {read && read.units.length < read.total && (
          <small>
            候选共 {formatNumber(read.total)} 个，只从录取机会较低的 {formatNumber(read.units.length)}{' '}
            个中选取，可收紧筛选
          </small>
        )}
      </h3>
      <ul className={styles.choices}>
        {units.map((unit) => (
          <li key={unit.key}>
            <Checkbox checked={!left.has(unit.key)} onChange={() => onToggle(unit.key)}>
              {unitName(unit)}
            </Checkbox>
            <ChanceBar chance={unit.chance} tier={tier} />
            <small>
              {unit.schoolCity} · {unit.planCount} 人
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useNeeds(ratio: TierRatio): readonly TierNeed[] {
  const rows = useTable(ownRows);
  const batch = useBatch();
  return useMemo(() => {
    const tiers = rows.map((row) => rowTier(row, batch));
    return tierNeeds(tierQuota(batch.maxChoices, ratio), tiers, batch.maxChoices);
  }, [rows, batch, ratio]);
}

function useTierCandidates() {
  const { filters } = useCandidateState();
  const scope = useCandidateScope();
  const readPage = useReadCandidates(tierPageSize);
  const scored = useTable((state) => ownContext(state.context));
  return useCalls(
    ['expert/autoFill', ...candidatesBy(scope, filters, scored)],
    ({ signal }) =>
      Promise.all(
        quotaTiers.map((tier) =>
          readTier((page) =>
            readPage(scope, { ...filters, reqOk: 1, tiers: [tier], sort: 'chance' }, page, signal),
          ),
        ),
      ),
    { staleTime: 60_000 },
  );
}

/** The best of each tier by the student's own chances. */
function useProposals(needs: readonly TierNeed[], read: readonly TierCandidates[] | undefined) {
  const context = useTable((state) => ownContext(state.context));
  const places = usePlaces();
  return useMemo(() => {
    const { candidate, batch } = context;
    const all = (read ?? []).flatMap(({ units }) => units).map((unit) => assessUnit(context, unit));
    return needs.map((need) => {
      const ofTier = all.filter(({ chance }) => tierOf(chance, batch) === need.tier);
      return { need, units: bestFitting(ofTier, need, candidate, (key) => places.has(key)) };
    });
  }, [needs, read, context, places]);
}
