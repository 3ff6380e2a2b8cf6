import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import { SummaryStrip } from '@/src/crud/list/above/SummaryStrip';
import type { AboveRowsProps } from '@/src/crud/resourceSpec';
import { useCall } from '@/src/crud/useCall';
import { allExams, countdownOf } from '@/src/gaokao/countdown';
import { momentOf, timeOr } from '@/src/lib/dates';
import { provinceName } from '@/src/lib/provinceName';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { clockTime, onTick } from '@/src/ui/display/clock';
import { scoreEndpoints } from '../endpoints';
import { type CountdownCard, joinCards } from './joinCards';

const { list } = scoreEndpoints['score/countdown'].operations;
const mostCards = 8;
/** Begins the keys of all that was read of the resource. */
const name = 'score/countdown';

/**
 * The next dates of the whole country, and of the first provinces to come. They include the province of the filter.
 * Provinces of which the same is to be said share a card.
 */
export default function CountdownCards({ filters }: AboveRowsProps) {
  const now = useSyncExternalStore(onTick, clockTime);
  const isListThere = useListRead();
  const { data, isError, refetch } = useCall(
    list,
    (data) => {
      const answer = data;
      return isRecord(answer) && Array.isArray(answer.list) ? answer.list.filter(isRecord) : [];
    },
    { of: [name, 'cards'], body: { page: 1, limit: allExams }, enabled: isListThere },
  );
  const chosen = Number(filters.provinceId ?? Number.NaN);
  const cards = cardsOf(data ?? [], now).filter(
    ({ provinceId }) => Number.isNaN(chosen) || provinceId === chosen || provinceId === 0,
  );
  if (!data && isError)
    return (
      <p role="alert">
        倒计时加载失败{' '}
        <Button size="small" onClick={() => void refetch()}>
          重新加载
        </Button>
      </p>
    );
  if (data && cards.length === 0) return <p role="status">暂无安排</p>;
  const stats = joinCards(cards).slice(0, mostCards);
  return <SummaryStrip label="各省倒计时" reading={!data} stats={stats} />;
}

/** Whether the rows below have been read: they come first, and say what is wrong where they do not. */
function useListRead(): boolean {
  const queryKey = callKey([name, 'list']);
  const reading = useIsFetching({ queryKey });
  const lists = useQueryClient().getQueriesData({ queryKey });
  return reading === 0 && lists.some(([, rows]) => rows !== undefined);
}

/** A card for each province with its next date; the country first, then by date. */
function cardsOf(rows: readonly Readonly<Record<string, unknown>>[], now: number): readonly CountdownCard[] {
  const cards = rows
    .filter(({ show }) => isYes(show))
    .toSorted((one, other) => numberOr(one.year) - numberOr(other.year))
    .flatMap((row) => cardOf(row, now) ?? []);
  const first = cards.filter(
    ({ provinceId }, index) => cards.findIndex((one) => one.provinceId === provinceId) === index,
  );
  return first.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
}

function rankOf({ provinceId, next }: CountdownCard): string {
  return provinceId === 0 ? '' : `${next} ${provinceId}`;
}

function cardOf(row: Readonly<Record<string, unknown>>, now: number): CountdownCard | undefined {
  const dates = {
    year: numberOr(row.year),
    examStart: timeOr(row.examStart),
    examEnd: timeOr(row.examEnd),
    scoreDate: timeOr(row.scoreDate),
    fillEnd: timeOr(row.fillEnd),
  };
  const text = countdownOf(dates, now);
  if (text === undefined) return undefined;
  const moments = [dates.examStart, dates.examEnd, dates.scoreDate, dates.fillEnd];
  const next = moments.find((time) => momentOf(time) >= now) ?? '';
  return {
    ...{
      id: String(row.id),
      provinceId: numberOr(row.provinceId),
      name: provinceName(textOr(row.provinceName)) || '全国',
    },
    ...{ slogan: textOr(row.slogan), isTentative: isYes(row.tentative), text, next },
  };
}
