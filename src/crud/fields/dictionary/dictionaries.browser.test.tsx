import { useState } from 'react';
import { expect, test } from 'vitest';
import { choose } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
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
