import { startTransition, use, useState } from 'react';
import { expect, test } from 'vitest';
import { samples } from '@/resources/dev/samples';
import { renderInside } from '@/src/testing/openView';
import { useRowsQuery } from './useRowsQuery';

const never = new Promise<never>(() => {});

/** The address of the rows, kept as the router keeps it: changed in transitions. */
interface At {
  readonly step: number;
  readonly status: string;
  /** Whether this page is never drawn to the end. */
  readonly lost: boolean;
}

/** Rows of one status, and a function that goes to those of another. */
async function open() {
  const seen = { lost: false };
  let goTo = (_at: At) => {};
  function Rows() {
    const [at, setAt] = useState<At>({ step: 0, status: '0', lost: false });
    goTo = (to) => startTransition(() => setAt(to));
    const { data } = useRowsQuery(samples, {
      pagination: { currentPage: 1, pageSize: 5 },
      filters: [{ field: 'status', operator: 'eq', value: at.status }],
      hasPanel: true,
    });
    return (
      <>
        <output>{`${at.step}: ${data?.data.map(({ id, status }) => `${id}/${status}`).join(' ') ?? '…'}`}</output>
        <Lost wait={at.lost} />
      </>
    );
  }
  function Lost({ wait }: { wait: boolean }) {
    if (!wait) return null;
    seen.lost = true;
    return use(never);
  }
  const { screen } = await renderInside(<Rows />);
  const rows = screen.getByRole('status');
  let step = 0;
  const go = (status: string, lost = false) => {
    step += 1;
    goTo({ step, status, lost });
  };
  const text = () => rows.element().textContent ?? '';
  const shown = async (status: string) => {
    await expect.poll(text).toMatch(new RegExp(`^${step}: (\\d+/${status} ?)+$`));
    return text().replace(/^\d+: /, '');
  };
  return { go, shown, seen };
}

test('a return before another page was drawn shows the rows of the present one', async () => {
  const { go, shown, seen } = await open();
  const own = await shown('0');
  go('1');
  await shown('1');
  go('0');
  await shown('0');
  go('1', true);
  await expect.poll(() => seen.lost).toBe(true);
  go('0');
  expect(await shown('0')).toBe(own);
});
