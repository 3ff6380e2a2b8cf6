import { Link, MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { parseNodes } from '@/providers/auth/ruleList';
import { UnsavedContext } from '@/src/services/useUnsavedContext';
import { memoryDrafts } from '@/src/testing/testDrafts';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { buildMenuTree } from '../../model/menu/menuTree';
import { DraftsBar } from './DraftsBar';

const rules = [
  { path: '/customer/list', component: 'customer/list/index', name: 'List', meta: { title: '机构列表' } },
  { path: '/operations/create', component: 'operations/create', name: 'Create', meta: { title: '发布' } },
];
const tree = buildMenuTree(
  parseNodes(rules, '', () => {}),
  { grants: { permissions: ['*:*:*'], roles: [] } },
);

async function open(at: string, forms: Readonly<Record<string, string>>) {
  const drafts = memoryDrafts();
  for (const [path, name] of Object.entries(forms))
    await drafts.write(path, { name, values: {}, savedAt: 1 });
  const screen = await render(
    <MemoryRouter initialEntries={[at]}>
      <UnsavedContext value={{ unsavedRegistry: createUnsavedRegistry(), drafts }}>
        <DraftsBar tree={tree} />
        <Link to="/customer/list/edit/3">编辑</Link>
        <Link to="/customer/list?page=2">离开</Link>
      </UnsavedContext>
    </MemoryRouter>,
  );
  const leave = () => screen.getByRole('link', { name: '离开' }).click();
  return { screen, bar: screen.getByRole('status'), leave, drafts };
}

const edit = { '/customer/list/edit/3': '编辑机构：明德教育' };
const create = { '/operations/create?type=consult': '发布资讯' };

test('a draft whose form was opened is named no more, also after that form is left', async () => {
  const { screen, bar, leave } = await open('/index', { ...edit, ...create });
  await screen.getByRole('link', { name: '编辑', exact: true }).click();
  await expect.element(bar).toHaveTextContent('有未保存的草稿：发布资讯');
  await expect.element(bar).not.toHaveTextContent('明德教育');
  await leave();
  await expect.element(bar).not.toHaveTextContent('明德教育');
  await bar.getByRole('link', { name: '发布资讯' }).click();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('the draft of the form that is open at first is not named, one of another query is', async () => {
  const { screen, bar, leave } = await open('/operations/create?type=consult&from=list', {
    ...create,
    '/operations/create?type=headline': '发布头条',
  });
  await expect.element(bar).toHaveTextContent('有未保存的草稿：发布头条');
  await leave();
  await expect.element(screen.getByRole('link', { name: '发布资讯' })).not.toBeInTheDocument();
});

test('a form is named until the last of its drafts is removed, at whatever address', async () => {
  const form = '/operations/create?type=headline';
  const { bar, drafts } = await open('/operations/create', {
    ...edit,
    [`${form}#1`]: '发布头条',
    [`${form}#2`]: '发布头条',
  });
  await expect.element(bar).toHaveTextContent('有未保存的草稿：编辑机构：明德教育发布头条');
  await drafts.remove(`${form}#1`);
  await drafts.remove('/customer/list/edit/3');
  await expect.element(bar).toHaveTextContent(/：发布头条$/);
  await drafts.remove(`${form}#2`);
  await expect.element(bar).not.toBeInTheDocument();
});
