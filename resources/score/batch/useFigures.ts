import { useEffect, useRef, useState } from 'react';
import { useNotifySaved } from '@/src/crud/changes/RecordChanges';
import { useOperation } from '@/src/crud/useOperation';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useNotify } from '@/src/services/useNotify';
import { savedText, useUnsaved } from '@/src/services/useUnsaved';
import { fullMarkProblem, fullMarkRefusal } from '../fullMark';
import type { ProvinceInfo } from './province';

interface Figures {
  readonly fullMark: number | null;
  readonly examDays: number | null;
}

/**
 * Full mark and days of a province. Typed numbers are unsaved work; a number that is not typed follows the server. No
 * full mark is below `topLine`, the highest control line.
 */
export function useFigures(province: ProvinceInfo, year: number, topLine: number | undefined) {
  const [typed, setTyped] = useState<Partial<Figures>>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const { run, running, allowed, needs } = useOperation('saveProvince');
  const notifySaved = useNotifySaved();
  const notify = useNotify();
  const begun: Figures = { fullMark: province.fullMark, examDays: province.examDays };
  const figures = { ...begun, ...typed };
  const errors = errorsOf(figures, { topLine, refusal });
  /** Numbers that are typed while a save runs are newer than what it sent. */
  const held = useRef(typed);
  useEffect(() => {
    held.current = typed;
  });
  const place = useFormPlace();
  const unsaved = useUnsaved(
    {
      name: `省份设置：${province.shortName}`,
      values: () => ({ ...begun, ...held.current }),
      base: () => ({ ...begun }),
      save: async () => {
        const wrong = errors.fullMark ?? errors.examDays;
        if (wrong) notify('error', wrong);
        return !wrong && (await save());
      },
    },
    { ...place, draftPath: `${place.path}?province=${province.id}&year=${year}#settings` },
  );

  function put(next: Partial<Figures>): void {
    held.current = next;
    setTyped(next);
  }

  /** Resolves to whether nothing is unsaved any more. */
  async function save(): Promise<boolean> {
    const sent = typed;
    try {
      await run({ id: province.id, ...differing(typed, begun) });
    } catch (error) {
      const text = fullMarkRefusal(error);
      setRefusal(text === undefined ? undefined : { of: sent.fullMark, text });
      return false; // the error has been shown; the typed values stay
    }
    const isAll = Object.keys(differing(held.current, sent)).length === 0;
    notifySaved(savedText('保存成功', isAll), province.id);
    if (isAll) unsaved.settle();
    else unsaved.touch();
    put(differing(held.current, sent));
    return isAll;
  }

  function change(part: Partial<Figures>): void {
    const next = { ...typed, ...part };
    put(next);
    if (!isSame({ ...begun, ...next }, begun)) unsaved.touch();
    else if (unsaved.isDirty()) unsaved.settle();
  }

  function restore(): void {
    const { values, base } = unsaved.draft ?? {};
    const changed = (member: keyof Figures) => {
      const value = values?.[member];
      return typeof value === 'number' && value !== base?.[member] ? { [member]: value } : {};
    };
    put({ ...changed('fullMark'), ...changed('examDays') });
    unsaved.restored();
  }

  return {
    figures,
    errors,
    isSame: isSame(figures, begun),
    ...{ running, allowed, needs },
    change,
    save,
    draft: unsaved.draft,
    restore,
    discard: unsaved.discard,
  };
}

/** The typed numbers that are not these. */
function differing({ fullMark, examDays }: Partial<Figures>, from: Partial<Figures>): Partial<Figures> {
  return {
    ...(fullMark !== undefined && fullMark !== from.fullMark && { fullMark }),
    ...(examDays !== undefined && examDays !== from.examDays && { examDays }),
  };
}

function isSame(one: Figures, other: Figures): boolean {
  return one.fullMark === other.fullMark && one.examDays === other.examDays;
}

interface Known {
  readonly topLine: number | undefined;
  readonly refusal: Refusal | undefined;
}

/** The server's objection to a full mark; another one has none. */
interface Refusal {
  readonly of: number | null | undefined;
  readonly text: string;
}

function errorsOf(
  { fullMark, examDays }: Figures,
  { topLine, refusal }: Known,
): { readonly [member in keyof Figures]?: string } {
  const refused = refusal?.of === fullMark ? refusal?.text : undefined;
  const wrong = fullMarkProblem(fullMark, { line: topLine }) ?? refused;
  const isDays = examDays !== null && examDays >= 1 && examDays <= 7;
  return {
    ...(wrong !== undefined && { fullMark: wrong }),
    ...(!isDays && { examDays: '考试天数须为 1–7' }),
  };
}
