import { useEffect, useMemo, useRef, useState } from 'react';
import { isGivenUp } from '@/providers/http/errors';
import { useStaleQuestion } from '@/src/crud/form/useStaleQuestion';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import type { BatchConfig } from '@/src/gaokao/batch';
import { checkBatches } from '@/src/gaokao/batchRules';
import { readBatches } from '@/src/gaokao/readBatches';
import { isRecord } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { savedText, useUnsaved } from '@/src/services/useUnsaved';
import { scoreEndpoints } from '../endpoints';
import {
  afterSave,
  type BatchDraft,
  configsOf,
  draftOf,
  draftsOf,
  followed,
  ofThisYear,
  questionOf,
} from './batchDrafts';
import { mergeBatches } from './mergeBatches';
import type { ProvinceInfo } from './province';
import { useReadBatches } from './useBatchSettings';

const { saveBatches, changeBatchMode } = scoreEndpoints['score/batch'].operations;

export interface EditorProps {
  readonly province: ProvinceInfo;
  readonly year: number;
  readonly batches: readonly BatchConfig[];
  readonly before: readonly BatchConfig[];
}

/** The batches of a province and year during editing; a refused save leaves the typed values. */
export function useBatchEditor({ province, year, batches, before }: EditorProps) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const can = useCan();
  const [drafts, setDrafts] = useState<readonly BatchDraft[]>(() => batches.map(draftOf));
  const [known, setKnown] = useState(batches);
  /** The batches under the drafts. */
  const [base, setBase] = useState(batches);
  /** Text that is typed while a save runs is newer than what that save knows. */
  const held = useRef(drafts);
  const { stale, askStale } = useStaleQuestion();
  const readNow = useReadBatches();
  const [checked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);
  const invalidate = useInvalidateResource();
  const problems = useMemo(
    () =>
      checkBatches(
        drafts.map(({ batch }) => batch),
        province.fullMark,
      ),
    [drafts, province.fullMark],
  );

  useEffect(() => {
    held.current = drafts;
  });

  // A mode changes at once, for one batch or all that follow the province: a save must not revert it.
  if (known !== batches) {
    setKnown(batches);
    setDrafts(draftsOf(mergeBatches({ base, mine: configsOf(drafts), theirs: batches }).mine, drafts));
    setBase(followed(base, configsOf(drafts), batches));
  }

  function show(next: readonly BatchDraft[]): void {
    held.current = next;
    setDrafts(next);
    setRefusal(undefined);
  }

  function put(next: readonly BatchDraft[]): void {
    show(next);
    unsaved.touch();
  }

  /**
   * Merges the typed values with the server's present ones; resolves to whether to save. Asks about values that both
   * changed.
   */
  async function agree(isLeaving: boolean): Promise<boolean> {
    const theirs = await readNow(province.id, year);
    const merged = mergeBatches({ base, mine: configsOf(held.current), theirs });
    // The question would lie below the one that is on screen.
    if (merged.both.length > 0 && isLeaving) throw new Error('记录已被他人修改，请核对后再保存');
    const answer = merged.both.length > 0 ? await askStale(questionOf(merged.both)) : 'overwrite';
    if (answer === 'cancel') return false;
    setBase(theirs);
    show(draftsOf(answer === 'take' ? merged.theirs : merged.mine, held.current));
    if (answer === 'take') {
      notify('info', '已填入新的值，请核对后保存');
      unsaved.touch();
    }
    return answer === 'overwrite';
  }

  async function send(): Promise<boolean> {
    const sent = held.current;
    const configs = sent.map(({ batch: { id, ...batch } }) => (id === '' ? batch : { id, ...batch }));
    const { data } = await callOperation(saveBatches, { body: { provinceId: province.id, year, configs } });
    const saved = readBatches(isRecord(data) ? data.configs : []);
    const isAll = held.current === sent;
    notify('success', savedText('保存成功', isAll));
    setBase(saved);
    show(afterSave(held.current, sent, saved));
    if (isAll) unsaved.settle();
    else unsaved.touch();
    setChecked(false);
    await invalidate();
    return isAll;
  }

  async function save(isLeaving = false): Promise<boolean> {
    if (underWay.current) return false;
    setChecked(true);
    if (problems.length > 0) {
      setRefusals((count) => count + 1);
      notify('error', '表单校验未通过，请重新检查提交内容');
      return false;
    }
    underWay.current = true;
    setSaving(true);
    try {
      return (await agree(isLeaving)) && (await send());
    } catch (error) {
      if (isGivenUp(error)) return false;
      setRefusal(error instanceof Error ? error.message : String(error));
      setRefusals((count) => count + 1);
      return false;
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  const place = useFormPlace();
  const unsaved = useUnsaved(
    {
      name: `批次配置：${province.shortName} ${year} 年`,
      values: () => ({
        configs: configsOf(held.current).map((batch, place) => ({ ...batch, order: place + 1 })),
      }),
      base: () => ({ configs: base }),
      save: () => save(true),
    },
    { ...place, draftPath: `${place.path}?province=${province.id}&year=${year}` },
  );

  async function restore(): Promise<void> {
    const { draft } = unsaved;
    if (!draft) return;
    const theirs = await readNow(province.id, year).catch(() => base);
    const mine = readBatches(draft.values.configs);
    const merged = mergeBatches({ base: readBatches(draft.base?.configs), mine, theirs });
    const answer =
      merged.both.length > 0 ? await askStale({ ...questionOf(merged.both), isDraft: true }) : 'overwrite';
    if (answer === 'cancel') return;
    setBase(theirs);
    show(draftsOf(answer === 'take' ? merged.theirs : merged.mine, held.current));
    unsaved.restored();
  }

  return {
    drafts,
    refusal,
    /** How many saves were refused so far. */
    refusals,
    saving,
    stale,
    save: () => save(),
    restore,
    unsaved,
    /** The problems, once the user has tried to save. */
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
    copyLastYear: () => {
      const context = { year, drafts, mayChangeMode: can(changeBatchMode) };
      put(before.map((batch) => draftOf(ofThisYear(batch, context))));
    },
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
