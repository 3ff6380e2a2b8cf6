import { MemoryRouter } from 'react-router';
import { describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { parseNodes } from '@/providers/auth/ruleList';
import type { Send } from '@/providers/http/request';
import { createLoader } from '@/src/lib/loader';
import { whenIdle } from '@/src/lib/whenIdle';
import { UnsavedContext } from '@/src/services/useUnsavedContext';
import { createDrafts } from '@/src/work/drafts';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { buildMenuTree } from '../../model/menu/menuTree';
import { signedInServices } from '../../model/testServices';
import { BuildOffer } from './BuildOffer';
import { type BuildCheck, createBuildCheck } from './build';
import { createMessages } from './messages';
import { NoticesButton } from './NoticesButton';
import { createNotices } from './notices';
import { Polling } from './Polling';
import '@/src/ui/theme/tokens.css';
import '../../kit/button.css';

/** A server that remembers which of its two notices are read; `total` own messages are unread. */
function messages(total = 3) {
  const read = new Set<number>();
  const rows = [
    {
      noticeId: 2,
      noticeTitle: '系统维护通知',
      noticeContent: '<p>周日凌晨 2 点维护</p>',
      createTime: '2026-06-18 09:00:00',
    },
    { noticeId: 1, noticeTitle: '数据安全提醒', createTime: '2026-06-01 09:00:00' },
  ];
  const send: Send = async ({ path, query }) => {
    const latest = { id: 12, title: '工单已受理' };
    const own = { code: 20000, msg: '', data: { total, latest } };
    if (path.endsWith('/unread')) return { status: 200, headers: {}, body: own };
    if (path.endsWith('/markRead')) read.add(Number(query?.noticeId));
    if (path.endsWith('/markReadAll')) for (const { noticeId } of rows) read.add(noticeId);
    const data = rows.map((row) => ({ ...row, isRead: read.has(row.noticeId) }));
    return { status: 200, headers: {}, body: { code: 200, msg: '', data, unreadCount: 2 - read.size } };
  };
  return { notices: createNotices(send), messages: createMessages(send) };
}

const imageUrl = (address: string) => address;
const rules = [
  { path: '/management/message', component: 'management/message/index', name: 'Message' },
  { path: '/system/notice', component: 'system/notice/index', name: 'Notice' },
];
const tree = buildMenuTree(
  parseNodes(rules, '', () => {}),
  { grants: { permissions: ['*:*:*'], roles: [] } },
);

describe('bell', () => {
  async function openNotices() {
    const { notices, messages: own } = messages();
    await notices.load();
    const screen = await render(
      <MemoryRouter>
        <NoticesButton {...{ notices, tree, imageUrl }} messages={own} />
      </MemoryRouter>,
    );
    return screen;
  }

  test('[LAY-12] the button says how many are unread; it lists them, and marks one or all as read', async () => {
    const screen = await openNotices();
    const bell = screen.getByRole('button', { name: '消息，2 条未读' });
    await expect.element(bell).toHaveTextContent('2');
    await bell.click();
    await expect.element(screen.getByText('系统维护通知')).toBeVisible();
    await screen.getByRole('button', { name: '标记已读：系统维护通知' }).click();
    await expect.element(screen.getByRole('button', { name: '消息，1 条未读' })).toBeVisible();
    await screen.getByRole('button', { name: '公告全部已读' }).click();
    await expect.element(screen.getByRole('button', { name: '消息', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /已读/ })).not.toBeInTheDocument();
  });

  test('a message is opened in place, which marks it as read; the focus comes back to the bell', async () => {
    const screen = await openNotices();
    await screen.getByRole('button', { name: '消息，2 条未读' }).click();
    await expect.element(screen.getByText('数据安全提醒')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: '数据安全提醒', exact: true }))
      .not.toBeInTheDocument();
    await screen.getByRole('button', { name: '系统维护通知', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: '系统维护通知' });
    await expect.element(dialog.getByText('周日凌晨 2 点维护')).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).click();
    const bell = screen.getByRole('button', { name: '消息，1 条未读' });
    await expect.element(bell).toHaveFocus();
  });
});

describe('own messages', () => {
  async function openMessages(total?: number, menu = tree) {
    const { notices, messages: own } = messages(total);
    await Promise.all([notices.load(), own.load()]);
    return render(
      <MemoryRouter>
        <NoticesButton {...{ notices, imageUrl }} tree={menu} messages={own} />
      </MemoryRouter>,
    );
  }

  test('[G4] own messages are counted in the same bell, and the newest leads to the page', async () => {
    const screen = await openMessages();
    await screen.getByRole('button', { name: '消息，5 条未读' }).click();
    const newest = screen.getByRole('link', { name: /工单已受理/ });
    await expect.element(newest).toHaveTextContent('共 3 条未读消息');
    await expect.element(newest).toHaveAttribute('href', '/management/message?id=12');
  });

  test('[G4] messages are counted no more once their page was taken away', { tags: 'full' }, async () => {
    const screen = await openMessages(3, []);
    await screen.getByRole('button', { name: '消息，2 条未读' }).click();
    await expect.element(screen.getByText('工单已受理')).not.toBeInTheDocument();
  });

  test('[LAY-12] [G4] 公告全部已读 leaves own messages unread and counted; each link names where it leads', async () => {
    const screen = await openMessages();
    await screen.getByRole('button', { name: '消息，5 条未读' }).click();
    await screen.getByRole('button', { name: '公告全部已读', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: '消息，3 条未读' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '公告全部已读' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: /共 3 条未读消息/ })).toBeVisible();
    const all = screen.getByRole('link', { name: '查看全部公告', exact: true });
    await expect.element(all).toHaveAttribute('href', '/system/notice');
  });

  test('[LAY-12] [LAY-13] the count stays within the bell, in the smallest size as well', {
    tags: 'full',
  }, async () => {
    document.documentElement.dataset.size = 'small';
    onTestFinished(() => void delete document.documentElement.dataset.size);
    const screen = await openMessages(198);
    const bell = screen.getByRole('button', { name: '消息，200 条未读' });
    const { left, right } = bell.element().getBoundingClientRect();
    const count = bell.getByText('99+').element().getBoundingClientRect();
    expect([count.left >= left, count.right <= right]).toEqual([true, true]);
  });
});

test('[G4] 暂无消息 only shows where there is neither a notice nor an own message', {
  tags: 'full',
}, async () => {
  const { notices, messages: own } = messages();
  const screen = await render(
    <MemoryRouter>
      <NoticesButton notices={notices} messages={own} tree={tree} imageUrl={(stored) => stored} />
    </MemoryRouter>,
  );
  await screen.getByRole('button', { name: '消息', exact: true }).click();
  await expect.element(screen.getByText('暂无消息')).toBeVisible();
  await own.load();
  await expect.element(screen.getByRole('link', { name: /工单已受理/ })).toBeVisible();
  await expect.element(screen.getByText('暂无消息')).not.toBeInTheDocument();
});

describe('a newer build', () => {
  const dirtyForm = {
    ...{ id: 'a', name: '新增客户', tab: '/customer/list', path: '/customer/list/create' },
    rescue: () => undefined,
    drop: () => undefined,
  };

  /** The offer, over a deployment that has had a new build since. */
  async function offer(withUnsaved: boolean, learn = (build: BuildCheck) => build.check()) {
    const { services } = await signedInServices();
    const build = createBuildCheck(services.send, { own: 'a', ask: async () => 'b' });
    const unsavedRegistry = createUnsavedRegistry();
    if (withUnsaved) unsavedRegistry.put(dirtyForm);
    const reloads: string[] = [];
    const screen = await render(
      <UnsavedContext value={{ unsavedRegistry, drafts: createDrafts(1) }}>
        <BuildOffer build={build} reload={() => reloads.push('reload')} />
      </UnsavedContext>,
    );
    await learn(build);
    return {
      screen,
      unsavedRegistry,
      reloads,
      button: screen.getByRole('button', { name: '系统已更新，点击刷新' }),
    };
  }

  test('[LAY-12] a newer build is offered, and a click reloads', async () => {
    const { button, reloads } = await offer(false);
    await button.click();
    await expect.poll(() => reloads).toEqual(['reload']);
  });

  test('[LAY-12] parts of the former build that are gone offer it at once, in one place', async () => {
    const lost = () => createLoader(() => Promise.reject(new TypeError('Importing a module script failed.')));
    const { button } = await offer(false, async () => {
      await Promise.allSettled([lost().fetch(), lost().fetch()]);
    });
    await expect.element(button).toBeVisible();
    expect(button.elements()).toHaveLength(1);
  });

  test('[LAY-12] a newer build is offered over unsaved work, which is asked about before the page goes', async () => {
    const { button, unsavedRegistry, reloads } = await offer(true);
    await button.click();
    await expect.poll(() => unsavedRegistry.pendingPrompt()?.dirtyForms).toEqual([dirtyForm]);
    unsavedRegistry.pendingPrompt()?.answer(false);
    await expect.element(button).toBeVisible();
    expect([reloads, unsavedRegistry.get()]).toEqual([[], [dirtyForm]]);
    await button.click();
    await expect.poll(() => unsavedRegistry.pendingPrompt()).toBeDefined();
    unsavedRegistry.pendingPrompt()?.answer(true);
    await expect.poll(() => reloads).toEqual(['reload']);
  });
});

describe('the check', () => {
  /** Returns the names of the calls that the first check has made; `before` happens before it. */
  async function firstCheck(versionCheck: number, before?: (services: Made['services']) => void) {
    const responses = {
      platformConfig: () => ({ toolboxaddr: '', versionCheck }),
      latest: () => ({ lasttag: 'v2.0.1' }),
      listTop: () => [],
    };
    const { services, calls } = await signedInServices(undefined, undefined, responses);
    await services.platformConfig.load();
    calls.length = 0;
    before?.(services);
    await render(
      <MemoryRouter>
        <Polling services={services} tree={[]} />
      </MemoryRouter>,
    );
    // the browser is idle when it says so to anyone who asked after the check did
    await new Promise<void>((idle) => whenIdle(async () => idle()));
    return () => calls.map(({ path }) => path.split('/').at(-1));
  }
  type Made = Awaited<ReturnType<typeof signedInServices>>;

  test('[LAY-12] messages are asked for; releases only where the platform wants that', async () => {
    await expect.poll(await firstCheck(0)).toEqual(['listTop']);
    await expect.poll(await firstCheck(1)).toEqual(['listTop', 'latest']);
  });

  test('[LAY-12] an expired session is left alone', async () => {
    expect((await firstCheck(1, ({ session }) => session.onExpired()))()).toEqual([]);
  });
});
