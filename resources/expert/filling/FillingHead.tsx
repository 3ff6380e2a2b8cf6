import { FieldTimeOutlined } from '@ant-design/icons';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readList } from '@/providers/data/listResponse';
import { erase } from '@/src/crud/defineResource';
import { crudFilters } from '@/src/crud/list/listAddress';
import type { AboveRowsProps } from '@/src/crud/resourceSpec';
import { useCalls } from '@/src/crud/useCall';
import { allExams, countdownText, type ExamDates } from '@/src/gaokao/countdown';
import { timeOr } from '@/src/lib/dates';
import { numberOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { clockTime, onTick } from '@/src/ui/display/clock';
import styles from './filling.module.css';
import { fillingFields, fillingFilters } from './fillingFields';
import { seenQueue } from './seenQueue';

const known = [...erase(fillingFilters), ...erase(fillingFields)];

/**
 * The countdown above the queue: of the filtered province, else of the country. Also keeps the filters for the way
 * from student to student (E1).
 */
export default function FillingHead({ filters, sort }: AboveRowsProps) {
  const { search } = useLocation();
  useEffect(
    () => seenQueue.set({ search, filters: crudFilters(known, filters), sorters: sort ? [sort] : [] }),
    [search, filters, sort],
  );
  const now = useSyncExternalStore(onTick, clockTime);
  const dates = useExamDates();
  if (!dates) return null;
  return (
    <p className={styles.chip}>
      <FieldTimeOutlined aria-hidden />
      <span className="visually-hidden">高考倒计时：</span>
      {countdownText(dates, Number(filters.provinceId ?? 0), now)}
    </p>
  );
}

/** The dates of all exams; nothing for those who may not read them. */
function useExamDates() {
  const { endpointsOf } = useServices();
  const can = useCan();
  const { list } = endpointsOf('score/countdown').operations;
  const { data } = useCalls(
    ['score/countdown', 'all'],
    async ({ callOperation }) => {
      if (!list) return [];
      return readList(await callOperation(list, { body: { page: 1, limit: allExams } }), list.path).list.map(
        datesOf,
      );
    },
    { enabled: list !== undefined && can(list), staleTime: 10 * 60_000 },
  );
  return data;
}

function datesOf(row: Record<string, unknown>): ExamDates {
  return {
    ...{
      provinceId: numberOr(row.provinceId),
      year: numberOr(row.year),
      show: numberOr(row.show, 1) === 1 ? 1 : 0,
    },
    ...{ examStart: timeOr(row.examStart), examEnd: timeOr(row.examEnd) },
    ...{ scoreDate: timeOr(row.scoreDate), fillEnd: timeOr(row.fillEnd) },
  };
}
