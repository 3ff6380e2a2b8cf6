import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { choose, openSelect } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { dictionaries } from './dictionaries';
import { dictionary } from './dictionary';

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

test('a dictionary that could not be read says so in place of its radios; a press reads it again', {
  tags: 'full',
}, async () => {
  const { kind } = dictionary('状态', 'sys_normal_disable');
  const path = platformCalls.dictionary.path.replace('{type}', 'sys_normal_disable');
  const { mockServer } = await renderInside(<kind.Input />, {
    prepare: ({ faults }) => faults.inject({ kind: 'network', path }),
  });
  const group = page.getByRole('radiogroup', { name: '状态' });
  await expect.element(group.getByRole('alert')).toHaveTextContent('加载失败，请稍后再试');
  mockServer.faults.clear();
  mockServer.faults.inject({ kind: 'hold', path });
  await group.getByRole('button', { name: '重试' }).click();
  await expect.element(group).toHaveTextContent('正在加载…');
  await expect.element(group).toHaveFocus();
  mockServer.faults.clear();
  await expect.element(group.getByRole('radio', { name: '停用' })).toBeVisible();
});

test('a dictionary that could not be read says so in its select, and is read again when that is opened', {
  tags: 'full',
}, async () => {
  const { kind } = dictionary('机构类型', 'store_type');
  const path = platformCalls.dictionary.path.replace('{type}', 'store_type');
  const input = (
    <div style={{ display: 'grid', width: 240 }}>
      <kind.Input aria-label="机构类型" />
    </div>
  );
  const { mockServer } = await renderInside(input, {
    prepare: ({ faults }) => faults.inject({ kind: 'network', path }),
  });
  const control = page.getByRole('combobox', { name: '机构类型' });
  await openSelect(control);
  await expect.element(page.getByText('加载失败，请稍后再试')).toBeVisible();
  mockServer.faults.clear();
  await userEvent.keyboard('{Escape}');
  await choose(control, '代理');
  await expect.element(control.selectBox()).toHaveTextContent('代理');
});
