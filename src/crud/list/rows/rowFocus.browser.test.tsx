import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dictData } from '@/resources/system/dict/dictData';
import { sample } from '@/resources/system/dict/dictData.sample';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { useRowFocus } from './useRowFocus';

test('after a deletion the same command of the next row has the focus', async () => {
  const visit = await openView({ view: dictData.view, ...sample.place });
  const list = listPage(visit, dictData);
  await list.ready();
  const [first = '', second = ''] = list.ids();
  await list.act(list.withId(first), '删除');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect.element(list.withId(first)).not.toBeInTheDocument();
  await expect.element(list.withId(second).getByRole('button', { name: /^删除：/ })).toHaveFocus();
});

/** A list of rows with two commands each; the first has none but its name in the row of `bare`. */
function List({ ids, bare }: { readonly ids: readonly number[]; readonly bare?: number }) {
  const section = useRef<HTMLElement>(null);
  const rows = ids.map((id) => ({ id }));
  useRowFocus(section, rows);
  return (
    <section ref={section} tabIndex={-1} aria-label="岗位">
      {ids.map((id) => (
        <div key={id} data-row-key={id}>
          <button type="button" aria-label={`选择：${id}`} />
          <button type="button" className="list-title">
            岗位 {id}
          </button>
          {bare !== id && <button type="button" aria-label={`删除：${id}`} />}
        </div>
      ))}
      <button type="button">批量</button>
    </section>
  );
}

test('the focus of a row that goes stays at its place: next row, else the one before, else the list', async () => {
  const screen = await render(<List ids={[1, 2, 3]} />);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  button('删除：2').element().focus();
  await screen.rerender(<List ids={[1, 3]} bare={3} />);
  await expect.element(button('岗位 3')).toHaveFocus();
  await screen.rerender(<List ids={[1]} />);
  await expect.element(button('岗位 1')).toHaveFocus();
  await screen.rerender(<List ids={[]} />);
  await expect.element(page.getByRole('region', { name: '岗位' })).toHaveFocus();
});

test('a control that is disabled does not get the focus of a row that goes', async () => {
  const Rows = ({ isGone }: { readonly isGone: boolean }) => {
    const section = useRef<HTMLElement>(null);
    const ids = isGone ? [2] : [1, 2];
    const rows = ids.map((id) => ({ id }));
    useRowFocus(section, rows);
    return (
      <section ref={section} tabIndex={-1}>
        {ids.map((id) => (
          <div key={id} data-row-key={id}>
            <input type="checkbox" disabled />
            <button type="button">启用 {id}</button>
          </div>
        ))}
      </section>
    );
  };
  const screen = await render(<Rows isGone={false} />);
  page.getByRole('button', { name: '启用 1' }).element().focus();
  await screen.rerender(<Rows isGone />);
  await expect.element(page.getByRole('button', { name: '启用 2' })).toHaveFocus();
});

test('a list that gets the focus back for a lost row gives it to the row at that place', async () => {
  const screen = await render(
    <>
      <List ids={[1, 2]} />
      <input aria-label="原因" />
    </>,
  );
  const list = page.getByRole('region', { name: '岗位' });
  const reason = page.getByRole('textbox');
  page.getByRole('button', { name: '删除：1' }).element().focus();
  reason.element().focus();
  await screen.rerender(
    <>
      <List ids={[2]} />
      <input aria-label="原因" />
    </>,
  );
  await expect.element(reason).toHaveFocus();
  list.element().focus();
  await expect.element(page.getByRole('button', { name: '删除：2' })).toHaveFocus();
  page.getByRole('button', { name: '批量' }).element().focus();
  list.element().focus();
  await expect.element(list).toHaveFocus();
});
