import { Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { choose, enterDay } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { date } from '@/src/ui/fields/date';
import { dictionaries } from './dictionaries';

test('several entries of a dictionary travel as one text, joined with commas', async () => {
  const { kind } = dictionaries('机构类型', 'store_type', { joined: true });
  const sent: (string | null)[] = [];
  function Held() {
    const [value, setValue] = useState<string | null>('2');
    const take = (next: string | null) => {
      setValue(next);
      sent.push(next);
    };
    return (
      <>
        <label htmlFor="types">机构类型</label>
        <kind.Input id="types" value={value} onChange={take} />
        <p>
          <kind.Cell value={value} record={{}} place="list" />
        </p>
      </>
    );
  }
  const { screen } = await renderInside(<Held />);
  const shown = () => document.querySelector('p')?.textContent;
  await expect.poll(shown).toBe('加盟');
  await choose(screen.getByLabelText('机构类型', { exact: true }), '代理');
  expect(sent).toEqual(['2,4']);
  await expect.poll(shown).toBe('加盟代理');
});

test('a list is narrowed by one day, where it is not looked for between two', async () => {
  const { kind } = date('结课日期', { oneDay: true });
  const { Filter = () => null } = kind;
  const sent: (string | null)[] = [];
  function Held() {
    const [value, setValue] = useState<string | null>('');
    const take = (day: string | null) => {
      sent.push(day);
      setValue(day);
    };
    return <Filter id="day" value={value} onChange={take} />;
  }
  const { screen } = await renderInside(
    <Suspense>
      <label htmlFor="day">结课日期</label>
      <Held />
    </Suspense>,
  );
  await enterDay(screen.getByLabelText('结课日期', { exact: true }), '2026-06-21');
  await expect.poll(() => sent.at(-1)).toBe('2026-06-21');
  expect(kind.operator).toBe('eq');
});
