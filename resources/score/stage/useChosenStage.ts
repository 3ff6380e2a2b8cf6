import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLastChoice, useRememberChoice } from '@/src/crud/recent/useRecentChoices';
import { useConfirmDiscard } from '@/src/crud/useOpenRecord';
import { categoryName } from '@/src/gaokao/subjects';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import { useProvinces } from '../../lookups/province';
import { readCategory, type StageName, tableQuery } from './stage';

/**
 * The score table that is chosen, in the address: other screens lead to it. A page without one opens with its reader's last table.
 * `choose` takes the whole choice, in part while a province has no year yet. It asks first where something typed would
 * be lost.
 */
export function useChosenStage() {
  const [params, setParams] = useSearchParams();
  const provinces = useProvinces();
  const provinceId = Number(params.get('provinceId') ?? 0);
  const year = Number(params.get('year') ?? 0);
  const category = readCategory(params.get('category'));
  const name: StageName | undefined =
    provinceId && year && category ? { provinceId, year, category } : undefined;
  const provinceName = provinces.data?.find(({ id }) => id === provinceId)?.name ?? '';
  const confirmDiscard = useConfirmDiscard();
  const go = (next: Partial<StageName>) =>
    setParams(Object.fromEntries(Object.entries(next).map(([member, value]) => [member, String(value)])), {
      replace: true,
    });
  const choose = (next: Partial<StageName>) => {
    const isShown = next.provinceId === provinceId && next.year === year && next.category === category;
    if (isShown) go(next);
    else void confirmDiscard().then((yes) => yes && go(next));
  };
  const chooseRecent = (id: string) => {
    const [chosenProvince, chosenYear, chosenCategory] = id.split('-');
    const known = readCategory(chosenCategory);
    if (known) go({ provinceId: Number(chosenProvince), year: Number(chosenYear), category: known });
  };
  useLeftTable(name ? tableQuery(name) : '');
  useLastChoice('scoreTables', provinceId > 0, chooseRecent);
  useRememberChoice(
    'scoreTables',
    name ? `${provinceId}-${year}-${category}` : '',
    name && provinceName && `${provinceName} ${year} ${categoryName(name.category)}`,
  );
  return { provinces, name, provinceId, provinceName, choose, chooseRecent, params };
}

/** A link may lead to another table: whatever was typed in the former one is a draft from then on. */
function useLeftTable(table: string): void {
  const registry = useUnsavedContext()?.unsavedRegistry;
  const { path } = useFormPlace();
  const shown = useRef(table);
  const leave = useEffectEvent(() => {
    if (shown.current !== table) registry?.prune((form) => form.path !== path);
    shown.current = table;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table
  useEffect(() => leave(), [table]);
}
