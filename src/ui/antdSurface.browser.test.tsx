import { Drawer, Empty, Form, Input, Modal, Steps, Tabs, Tag } from 'antd';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AntdSurface } from './AntdSurface';

const closable = [
  ['a dialog', <Modal key="modal" open title="对话框" footer={null} />],
  ['a dialog that says so', <Modal key="said" open closable title="对话框" footer={null} />],
  ['a drawer', <Drawer key="drawer" open title="抽屉" />],
  [
    'a tag',
    <Tag key="tag" closable>
      标签
    </Tag>,
  ],
] as const;

test.each(closable)('the button that closes %s has a Chinese name', async (_what, element) => {
  await render(<AntdSurface>{element}</AntdSurface>);
  await expect.element(page.getByLabelText('关闭', { exact: true }).first()).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /close/i })).not.toBeInTheDocument();
});

test('there is one small picture where nothing is', async () => {
  await render(
    <AntdSurface>
      <Empty description="暂无考生" />
    </AntdSurface>,
  );
  await expect.element(page.getByText('暂无考生')).toBeVisible();
  const { width, height } =
    document.querySelector('.ant-empty svg')?.getBoundingClientRect() ?? expect.unreachable();
  expect([width, height]).toEqual([64, 41]);
});

test('a message moves no row of a form; a hint is nearer to its own field than to the next', async () => {
  const rows = [
    { label: '无' },
    { label: '提示', extra: '选填，4 位数字' },
    { label: '错误', validateStatus: 'error' as const, help: '请输入访问密码' },
    { label: '两者', extra: '选填，4 位数字', validateStatus: 'error' as const, help: '请输入访问密码' },
    { label: '末行' },
  ];
  await render(
    <AntdSurface>
      <Form layout="vertical">
        {rows.map((row) => (
          <Form.Item key={row.label} {...row}>
            <Input aria-label={row.label} />
          </Form.Item>
        ))}
      </Form>
    </AntdSurface>,
  );
  const tops = () =>
    page
      .getByRole('textbox')
      .elements()
      .map((input) => input.getBoundingClientRect().top);
  const distances = () => tops().flatMap((top, index, all) => (index > 0 ? top - (all[index - 1] ?? 0) : []));
  await expect
    .poll(() => distances().map((distance, _index, [plain = 0]) => Math.round(distance - plain)))
    .toEqual([0, 8, 0, 8]);
  const hint = page.getByText('选填，4 位数字').first().element().getBoundingClientRect();
  const field = page.getByRole('textbox', { name: '提示' }).element().getBoundingClientRect();
  const next = page.getByText('错误', { exact: true }).element().getBoundingClientRect();
  expect(next.top - hint.top - 22).toBeGreaterThan(hint.top - field.bottom + 6);
});

test('a list of tabs holds nothing but tabs, where they have no room as well', async () => {
  const items = Array.from({ length: 20 }, (_, at) => ({ key: String(at), label: `分类 ${at}` }));
  await page.viewport(390, 844);
  await render(
    <AntdSurface>
      <Tabs items={items} />
    </AntdSurface>,
  );
  const tabs = page.getByRole('tablist');
  await expect.element(tabs.getByRole('tab').first()).toBeVisible();
  const more = tabs.element().getElementsByClassName('anticon');
  await expect.poll(() => more[0]?.checkVisibility({ visibilityProperty: true })).toBe(true);
  await expect.element(tabs.getByRole('button')).not.toBeInTheDocument();
  await expect.element(tabs.getByRole('img')).not.toBeInTheDocument();
  if (more[0]) await page.elementLocator(more[0]).hover();
  await page.getByRole('option', { name: '分类 19' }).click();
  await expect.element(tabs.getByRole('tab', { name: '分类 19' })).toHaveAttribute('aria-selected', 'true');
});

test('[A11Y] a tab with the focus and a finished step are called by their titles alone', async () => {
  await render(
    <AntdSurface>
      <Tabs items={[{ key: '1', label: '每日' }]} />
      <Steps current={1} items={[{ title: '基本信息' }, { title: '联系方式' }]} onChange={() => {}} />
    </AntdSurface>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tab', { name: '每日', exact: true })).toHaveFocus();
  const step = page.getByRole('button', { name: '基本信息', exact: true });
  await expect.element(step).toBeVisible();
  const drawing = step.element().querySelector('svg');
  expect(drawing?.checkVisibility({ visibilityProperty: true })).toBe(true);
});
