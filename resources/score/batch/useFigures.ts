import { useEffect, useRef, useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useNotify } from '@/src/services/useNotify';
import { useUnsaved } from '@/src/services/useUnsaved';
import type { ProvinceInfo } from './province';
import { useReloadRules } from './useBatchSettings';

interface Figures {
  readonly fullMark: number | null;
  readonly examDays: number | null;
}

/** Full mark and days of a province. Typed numbers are unsaved work; a number that is not typed follows the server. */
export function useFigures(province: ProvinceInfo, year: number) {
  const [typed, setTyped] = useState<Partial<Figures>>({});
  const { run, running, allowed, needs } = useOperation('saveProvince', '保存成功');
  const notify = useNotify();
  const reload = useReloadRules();
  const begun: Figures = { fullMark: province.fullMark, examDays: province.examDays };
  const figures = { ...begun, ...typed };
  const errors = errorsOf(figures);
  /** Numbers that are typed while a save runs are newer than what it sent. */
  const held = useRef(figures);
  useEffect(() => {
    held.current = figures;
  });
  const place = useFormPlace();
  const unsaved = useUnsaved(
    {
      name: `省份设置：${province.shortName}`,
      values: () => ({ ...held.current }),
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
    held.current = { ...begun, ...next };
    setTyped(next);
  }

  /** Resolves to whether nothing is unsaved any more. */
  async function save(): Promise<boolean> {
    const sent = figures;
    try {
      await run({ id: province.id, ...sent });
    } catch {
      return false; // the error has been shown; the typed values stay
    }
    const isAll = isSame(held.current, sent);
    if (isAll) unsaved.settle();
    await reload();
    if (isSame(held.current, sent)) setTyped({});
    return isAll;
  }

  function change(part: Partial<Figures>): void {
    const next = { ...typed, ...part };
    put(next);
    if (isSame({ ...begun, ...next }, begun)) unsaved.settle();
    else unsaved.touch();
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

function isSame(one: Figures, other: Figures): boolean {
  return one.fullMark === other.fullMark && one.examDays === other.examDays;
}

function errorsOf({ fullMark, examDays }: Figures): { readonly [member in keyof Figures]?: string } {
  const isMark = fullMark !== null && fullMark >= 100 && fullMark <= 900;
  const isDays = examDays !== null && examDays >= 1 && examDays <= 7;
  return {
    ...(!isMark && { fullMark: '满分须为 100–900' }),
    ...(!isDays && { examDays: '考试天数须为 1–7' }),
  };
}
