import { Button, Popover, Space, Table } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useDictionary } from '@/src/crud/fields/dictionary/useDictionary';
import { crudFilters } from '@/src/crud/list/listAddress';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { ListDisplayProps } from '@/src/crud/resourceSpec';
import { useOpenRecord } from '@/src/crud/useOpenRecord';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { dateFormat, today } from '@/src/lib/dates';
import { useCan } from '@/src/services/useCan';
import { emptyText } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { clashesOf, occupancyOf } from './occupancy';
import { mostSlots, readSlot, type Slot } from './recommendation';

const daysShown = 14;

const pagination = { currentPage: 1, pageSize: mostSlots };

/**
 * Positions by days: gaps, shown recommendations, and clashes. A press on a position lists its recommendations. Filters
 * choose which are seen; they clash with all.
 */
export default function OccupancyCalendar({ filters, showList }: ListDisplayProps) {
  const { resource } = useResourcePage();
  const [first, setFirst] = useState(today());
  const { items } = useDictionary('recommend_position');
  const asked = (chosen: typeof filters) => crudFilters(resource.filters, chosen);
  const all = useRowsQuery(resource, { pagination, hasPanel: true, filters: asked({}) });
  const found = useRowsQuery(resource, { pagination, hasPanel: true, filters: asked(filters) });
  const failed = [all, found].find(({ isError, data }) => isError && !data);
  if (failed) return <ReadError error={failed.error} retry={() => void failed.refetch()} />;
  const slots = (all.data?.data ?? []).map(readSlot);
  const seen = new Set((found.data?.data ?? []).map(({ id }) => String(id)));
  const positions = items.filter(({ value }) => (filters.position ?? value) === value);
  const move = (days: number) => setFirst(dayjs(first).add(days, 'day').format(dateFormat));
  return (
    <section aria-label="占用日历">
      <Space style={{ marginBottom: 12 }}>
        <Button onClick={() => move(-daysShown)}>前两周</Button>
        <Button onClick={() => setFirst(today())}>今天</Button>
        <Button onClick={() => move(daysShown)}>后两周</Button>
      </Space>
      <Table
        size="small"
        bordered
        rowKey="value"
        loading={all.isPending || found.isPending}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={positions}
        columns={[
          {
            title: '推荐位',
            fixed: 'left',
            width: 110,
            render: (_, { value, label }) => (
              <Button type="link" size="small" onClick={() => showList({ position: value })}>
                {label}
              </Button>
            ),
          },
          ...daysFrom(first).map((day) => ({
            title: day.slice(5),
            key: day,
            width: 84,
            render: (_: unknown, { value, label }: (typeof items)[number]) => (
              <Day slots={slots} seen={seen} position={value} about={`${label} ${day}`} day={day} />
            ),
          })),
        ]}
      />
    </section>
  );
}

interface DayProps {
  readonly slots: readonly Slot[];
  /** Ids of the recommendations that the filters let through. */
  readonly seen: ReadonlySet<string>;
  readonly position: string;
  readonly day: string;
  /** The label of the day for screen readers. */
  readonly about: string;
}

function Day({ slots, seen, position, day, about }: DayProps) {
  const [isOpen, setOpen] = useState(false);
  const occupancy = occupancyOf(slots, position, day);
  if (occupancy.live.length === 0) return <StateTag tone="warning">空缺</StateTag>;
  const live = occupancy.live.filter(({ id }) => seen.has(id));
  const clashing = occupancy.clashing.filter(({ id }) => seen.has(id));
  if (live.length === 0) return emptyText;
  const text = clashing.length > 0 ? `冲突 ${clashing.length}` : `${live.length} 条`;
  const named = occupancy.live.filter((slot) => seen.has(slot.id) || clashesOf(slot, live).length > 0);
  const names = <Names live={named} clashing={occupancy.clashing} onChosen={() => setOpen(false)} />;
  return (
    <Popover content={names} trigger={['hover', 'focus']} open={isOpen} onOpenChange={setOpen}>
      <Button type="text" size="small" danger={clashing.length > 0} aria-label={`${about}：${text}`}>
        {text}
      </Button>
    </Popover>
  );
}

interface NamesProps {
  readonly live: readonly Slot[];
  readonly clashing: readonly Slot[];
  /** A record is about to open over the calendar. */
  readonly onChosen: () => void;
}

/**
 * Names of the recommendations at a position on a day, and of those that they clash with. A press opens the record, to
 * edit it where that is allowed.
 */
function Names({ live, clashing, onChosen }: NamesProps) {
  const { resource } = useResourcePage();
  const page = useCan()(resource.endpoints.operations.update) ? 'edit' : 'show';
  const open = useOpenRecord();
  const choose = (id: string) => {
    onChosen();
    open(page, id);
  };
  return (
    <ul style={{ margin: 0, paddingInlineStart: 16 }}>
      {live.map((slot) => (
        <li key={slot.id}>
          {slot.sort}
          <Button type="link" size="small" onClick={() => choose(slot.id)}>
            {slot.name}
          </Button>
          {clashing.includes(slot) && <StateTag tone="danger">冲突</StateTag>}
        </li>
      ))}
    </ul>
  );
}

function daysFrom(first: string): string[] {
  return Array.from({ length: daysShown }, (_, index) => dayjs(first).add(index, 'day').format(dateFormat));
}
