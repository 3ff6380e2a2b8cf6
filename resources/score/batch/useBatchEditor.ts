import { useMemo, useRef, useState } from 'react';
import { isGivenUp } from '@/providers/http/errors';
import { useServices } from '@/src/crud/services';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import type { BatchConfig } from '@/src/gaokao/batch';
import { checkBatches } from '@/src/gaokao/batchRules';
import { readBatches } from '@/src/gaokao/readBatches';
import { isRecord } from '@/src/lib/record';
import { useFormPlace } from '@/src/ui/pane/useFormPlace';
import { useUnsaved } from '@/src/work/useUnsaved';
import { scoreEndpoints } from '../endpoints';
import type { ProvinceInfo } from './province';
import { useReloadRules } from './useProvinceRules';

const { saveBatches } = scoreEndpoints['score/batch'].operations;

/** A batch while it is edited; `uid` names it as long as the drawer is open. */
export interface BatchDraft {
  readonly uid: string;
  readonly batch: BatchConfig;
}

let uids = 0;
const draftOf = (batch: BatchConfig): BatchDraft => {
  uids += 1;
  return { uid: `b${uids}`, batch };
};

export interface EditorProps {
  readonly province: ProvinceInfo;
  readonly year: number;
  readonly batches: readonly BatchConfig[];
  readonly before: readonly BatchConfig[];
}

/** The batches of one province and year while they are edited; a refused save leaves all of it as it was typed. */
export function useBatchEditor({ province, year, batches, before }: EditorProps) {
  const { callOperation, notify } = useServices();
  const [drafts, setDrafts] = useState(() => batches.map(draftOf));
  const [known, setKnown] = useState(batches);
  const [checked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);
  const invalidate = useInvalidateResource();
  const reload = useReloadRules();
  const problems = useMemo(
    () =>
      checkBatches(
        drafts.map(({ batch }) => batch),
        province.fullMark,
      ),
    [drafts, province.fullMark],
  );

  // A mode is changed at once, for one batch or all that follow the province: a save must not take it back.
  if (known !== batches) {
    setKnown(batches);
    setDrafts(drafts.map((draft) => ({ ...draft, batch: withServerChanges(draft.batch, known, batches) })));
  }

  function put(next: BatchDraft[]): void {
    setDrafts(next);
    setRefusal(undefined);
    unsaved.touch();
  }

  async function send(): Promise<boolean> {
    const configs = drafts.map(({ batch: { id, ...batch } }) => (id === '' ? batch : { id, ...batch }));
    const { data } = await callOperation(saveBatches, { body: { provinceId: province.id, year, configs } });
    unsaved.settle();
    notify('success', '保存成功');
    setDrafts(readBatches(isRecord(data) ? data.configs : []).map(draftOf));
    setChecked(false);
    await Promise.all([invalidate(), reload()]);
    return true;
  }

  async function save(): Promise<boolean> {
    if (underWay.current) return false;
    setChecked(true);
    if (problems.length > 0) {
      notify('error', '表单校验未通过，请重新检查提交内容');
      return false;
    }
    underWay.current = true;
    setSaving(true);
    try {
      return await send();
    } catch (error) {
      if (!isGivenUp(error)) setRefusal(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  const place = useFormPlace();
  const unsaved = useUnsaved(
    {
      name: `批次配置：${province.name} ${year} 年`,
      values: () => ({ configs: drafts.map(({ batch }) => batch) }),
      save,
    },
    { ...place, draftPath: `${place.path}?province=${province.id}&year=${year}` },
  );

  return {
    drafts,
    refusal,
    saving,
    save,
    unsaved,
    /** What is wrong, once somebody wanted to save. */
    problems: checked ? problems : [],
    change: (uid: string, changes: Partial<BatchConfig>) =>
      put(
        drafts.map((draft) => (draft.uid === uid ? { uid, batch: { ...draft.batch, ...changes } } : draft)),
      ),
    /** The one main batch. */
    makeMain: (uid: string) =>
      put(drafts.map((draft) => ({ ...draft, batch: { ...draft.batch, main: draft.uid === uid ? 1 : 0 } }))),
    move: (from: number, to: number) => {
      const [moved] = drafts.slice(from, from + 1);
      if (moved && to >= 0 && to < drafts.length) put(drafts.toSpliced(from, 1).toSpliced(to, 0, moved));
    },
    remove: (uid: string) => put(drafts.filter((draft) => draft.uid !== uid)),
    add: () => put([...drafts, draftOf(emptyBatch(province, year, drafts.length + 1))]),
    /** Last year's rules in the place of these; dates and lines are of that year and are left behind. */
    copyLastYear: () => put(before.map((batch) => draftOf(ofThisYear(batch, year, drafts)))),
    restore: () => {
      setDrafts(readBatches(unsaved.draft?.values.configs).map(draftOf));
      unsaved.restored();
    },
  };
}

/** What the server says of a batch since it was last read; all else stays as it was typed. */
function withServerChanges(
  batch: BatchConfig,
  before: readonly BatchConfig[],
  now: readonly BatchConfig[],
): BatchConfig {
  const [was, is] = [before, now].map((rows) => rows.find(({ id }) => id === batch.id));
  if (!was || !is) return batch;
  const told = (value: unknown) => JSON.stringify(value);
  const changes = Object.entries(is).filter(
    ([member, value]) => told(value) !== told(Reflect.get(was, member)),
  );
  return { ...batch, ...Object.fromEntries(changes) };
}

/** A batch of last year's name keeps this year's id, so that the tables that hang on it stay where they are. */
function ofThisYear(batch: BatchConfig, year: number, drafts: readonly BatchDraft[]): BatchConfig {
  const same = drafts.find((draft) => draft.batch.name === batch.name)?.batch;
  const { fillStart: _start, fillEnd: _end, ...rules } = batch;
  return {
    ...rules,
    id: same?.id ?? '',
    year,
    lines: same?.lines ?? [],
    evidence: 'C',
    ...(same?.fillStart && { fillStart: same.fillStart }),
    ...(same?.fillEnd && { fillEnd: same.fillEnd }),
  };
}

function emptyBatch({ id, mode }: ProvinceInfo, year: number, order: number): BatchConfig {
  return {
    ...{ id: '', provinceId: id, year, name: '', kind: 'undergrad', main: 0, evidence: 'C', order, mode },
    ...{ modeOwn: 0, maxChoices: 10, maxMajors: mode === 1 ? 1 : 6, minMajors: 1 },
    ...(mode === 1
      ? { obeyAllowed: 0, adjustScope: 0 }
      : { obeyAllowed: 1, adjustScope: mode === 2 ? 1 : 2 }),
    ...{
      parallel: 1,
      lines: [],
      rush: 15,
      match: 60,
      safe: 85,
      ratio: [3, 4, 3],
      poolScale: 0,
      enabled: 1,
      remark: '',
    },
  };
}
