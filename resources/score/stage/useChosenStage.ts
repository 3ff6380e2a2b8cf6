import { useSearchParams } from 'react-router';
import { useLastChoice, useRememberChoice } from '@/src/crud/recent/useRecentChoices';
import { categoryName } from '@/src/gaokao/subjects';
import { useProvinces } from '../../lookups/province';
import { readCategory, type StageName } from './stage';

/**
 * The score table that is chosen, in the address: other screens lead to it. A page without one opens with its reader's last table.
 * `choose` takes the whole choice, in part while a province has no year yet.
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
  const choose = (next: Partial<StageName>) =>
    setParams(Object.fromEntries(Object.entries(next).map(([member, value]) => [member, String(value)])), {
      replace: true,
    });
  const chooseRecent = (id: string) => {
    const [chosenProvince, chosenYear, chosenCategory] = id.split('-');
    const known = readCategory(chosenCategory);
    if (known) choose({ provinceId: Number(chosenProvince), year: Number(chosenYear), category: known });
  };
  useLastChoice('scoreTables', provinceId > 0, chooseRecent);
  useRememberChoice(
    'scoreTables',
    name ? `${provinceId}-${year}-${category}` : '',
    name && provinceName && `${provinceName} ${year} ${categoryName(name.category)}`,
  );
  return { provinces, name, provinceId, provinceName, choose, chooseRecent, params };
}
