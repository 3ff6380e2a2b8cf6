import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PackContext } from '../../kit/useTexts';
import { ConfigPage } from './ConfigPage';
import { CrashBoundary } from './CrashBoundary';
import { MissingView } from './MissingView';
import { NoAccess } from './NoAccess';
import { NotFound } from './NotFound';

/** Errors that a test throws on purpose are not printed. */
const quiet = { createRootOptions: { onCaughtError: () => {} } };

test('[ROUTE-3] the page of a refusal names the permission, that of an unknown address path and query', async () => {
  const screen = await render(
    <MemoryRouter initialEntries={['/nowhere?type=zzz']}>
      <NoAccess permission="customer:store:list" />
      <NotFound />
    </MemoryRouter>,
  );
  await expect.element(screen.getByText('所需权限：customer:store:list')).toBeVisible();
  await expect.element(screen.getByText('地址：/nowhere?type=zzz', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '返回首页' }).first())
    .toHaveAttribute('href', '/index');
});

test('[ROUTE-14] a missing view is named', async () => {
  const screen = await render(
    <MemoryRouter>
      <MissingView view="customer/list/index" />
    </MemoryRouter>,
  );
  await expect.element(screen.getByText('视图：customer/list/index')).toBeVisible();
});

test('a wrong configuration says what is wrong and what to do', async () => {
  const screen = await render(<ConfigPage problems={['不认识的配置项 apibase，请检查拼写']} />);
  await expect.element(screen.getByRole('heading', { name: '系统配置有误，无法启动' })).toBeVisible();
  await expect.element(screen.getByText('不认识的配置项 apibase，请检查拼写')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
});

function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

test('an error does not empty the screen', async () => {
  const message = 'Cannot read properties of undefined';
  const screen = await render(
    <CrashBoundary>
      <Broken message={message} />
    </CrashBoundary>,
    quiet,
  );
  await expect.element(screen.getByRole('heading', { name: '页面出现错误' })).toBeVisible();
  await expect.element(screen.getByText(message)).toBeVisible();
});

function Pages() {
  const [path, setPath] = useState('/broken');
  return (
    <>
      <button type="button" onClick={() => setPath('/whole')}>
        换页
      </button>
      <CrashBoundary resetKey={path}>{path === '/broken' ? <Broken message="坏了" /> : '好的'}</CrashBoundary>
    </>
  );
}

test('a different page is shown again after one has crashed', async () => {
  const screen = await render(<Pages />, quiet);
  await expect.element(screen.getByText('坏了')).toBeVisible();
  await screen.getByRole('button', { name: '换页' }).click();
  await expect.element(screen.getByText('好的')).toBeVisible();
});

test('[LAY-11] the language pack replaces these texts too', async () => {
  const screen = await render(
    <PackContext value={{ 'error.404.title': '找不到啦' }}>
      <MemoryRouter>
        <NotFound />
      </MemoryRouter>
    </PackContext>,
  );
  await expect.element(screen.getByRole('heading', { name: '找不到啦' })).toBeVisible();
});
