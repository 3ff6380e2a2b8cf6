import { useAreasOf } from '@/src/crud/fields/region/areas';
import { textsOf } from '@/src/lib/record';
import { useStudentForm } from './StudentFormContext';

/** Cities of the preferred provinces and of the student's own, and those already chosen (screen E2). */
export function useCityEntries() {
  const { preferProvinceIds, provinceId, preferCityNames } = useStudentForm().values;
  const liked = Array.isArray(preferProvinceIds) ? preferProvinceIds : [];
  const provinceIds = new Set([...liked, provinceId].map(Number).filter((id) => id > 0));
  const found = useAreasOf([...provinceIds]);
  const names = found.flatMap((areas = []) => areas.map(({ name }) => name));
  return [...new Set([...names, ...textsOf(preferCityNames)])].map((name) => ({ value: name, label: name }));
}
