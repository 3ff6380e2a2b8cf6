import { useQueries } from '@tanstack/react-query';
import { areasBelow } from '@/src/crud/fields/areas';
import { textsOf } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { useStudentForm } from './StudentFormContext';

/** Cities of the preferred provinces and of the student's own, and those already chosen (screen E2). */
export function useCityEntries() {
  const { send } = useServices();
  const { preferProvinceIds, provinceId, preferCityNames } = useStudentForm().values;
  const liked = Array.isArray(preferProvinceIds) ? preferProvinceIds : [];
  const provinceIds = new Set([...liked, provinceId].map(Number).filter((id) => id > 0));
  const found = useQueries({ queries: [...provinceIds].map((id) => areasBelow(send, id)) });
  const names = found.flatMap(({ data = [] }) => data.map(({ name }) => name));
  return [...new Set([...names, ...textsOf(preferCityNames)])].map((name) => ({ value: name, label: name }));
}
