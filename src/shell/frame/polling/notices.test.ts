import { expect, test } from 'vitest';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import type { Call, Send } from '@/providers/http/request';
import { createNotices } from './notices';

const rows = [
  {
    noticeId: 8,
    noticeTitle: '安全提醒',
    noticeContent: '<p>请勿外传</p>',
    createTime: '2026-06-20 09:00:00',
    isRead: false,
  },
  { noticeId: 7, noticeTitle: '系统维护', createTime: '2026-06-18 09:00:00', isRead: true },
];

/** A server with these members in its response; `isDown` makes every call fail. */
function serving(members: object) {
  const calls: Call[] = [];
  const server = { isDown: false, calls };
  const send: Send = async (call) => {
    calls.push(call);
    if (server.isDown) throw new Error('down');
    return { status: 200, headers: {}, body: { code: 200, msg: '', ...members } };
  };
  return { server, notices: createNotices(send) };
}

test('[LAY-12] the newest messages and the number of unread ones are asked for silently', async () => {
  const { server, notices } = serving({ data: rows, unreadCount: 3 });
  await notices.load();
  expect(notices.get()).toEqual({
    unread: 3,
    newest: [
      { id: 8, title: '安全提醒', content: '<p>请勿外传</p>', time: '2026-06-20 09:00:00', isRead: false },
      { id: 7, title: '系统维护', content: '', time: '2026-06-18 09:00:00', isRead: true },
    ],
  });
  expect(server.calls[0]).toMatchObject({ method: 'GET', path: '/system/notice/listTop' });
  expect(server.calls[0]?.options).toEqual({ quiet: true, allowRepeat: true });
});

test('[LAY-12] a listener is told what the server says beside the messages', async () => {
  const told: unknown[] = [];
  const members = { code: 200, msg: '', data: [], unreadCount: 0, ruleVersion: 'a' };
  const send: Send = async () => ({ status: 200, headers: {}, body: members });
  await createNotices(send, { onAnswer: (answer) => told.push(answer.ruleVersion) }).load();
  expect(told).toEqual(['a']);
});

test('[LAY-12] a check that finds another newest notice says so; the first one does not', async () => {
  const answers = [[7], [8, 7], [8, 7], [7]];
  const send: Send = async () => {
    const data = answers.shift()?.map((noticeId) => ({ noticeId, noticeTitle: '通知' }));
    return { status: 200, headers: {}, body: { code: 200, msg: '', data, unreadCount: 0 } };
  };
  let arrivals = 0;
  const notices = createNotices(send, { onNews: () => arrivals++ });
  const counts: number[] = [];
  for (const _answer of [...answers]) {
    await notices.load();
    counts.push(arrivals);
  }
  expect(counts).toEqual([0, 1, 1, 2]);
});

test('[LAY-12] a check that fails keeps the earlier messages', async () => {
  const { server, notices } = serving({ data: rows, unreadCount: 3 });
  await notices.load();
  server.isDown = true;
  await notices.load();
  expect(notices.get().unread).toBe(3);
});

test('[LAY-12] marking shows at once, names the message and asks again', async () => {
  const { server, notices } = serving({ data: rows, unreadCount: 3 });
  await notices.load();
  const marking = notices.read(8);
  expect(notices.get()).toMatchObject({ unread: 2, newest: [{ id: 8, isRead: true }, { id: 7 }] });
  await marking;
  expect(server.calls[1]).toMatchObject({ path: shellCalls.readNotice.path, query: { noticeId: 8 } });
  expect(server.calls).toHaveLength(3);
  const all = notices.readAll();
  // the shown notices; the server may have older ones
  expect(notices.get()).toMatchObject({ unread: 2, newest: [{ isRead: true }, { isRead: true }] });
  await all;
  expect(server.calls[3]).toMatchObject({
    ...{ method: 'POST', path: '/system/notice/markReadAll' },
    query: { ids: [8, 7] },
  });
});

test('[LAY-12] an answer of another layout is no messages, not an error', async () => {
  const { notices } = serving({ data: 'none' });
  await notices.load();
  expect(notices.get()).toEqual({ unread: 0, newest: [] });
});

test('the mark of a notice carries its id as it came', async () => {
  const noticeId = '1234567890123456789';
  const { server, notices } = serving({ data: [{ noticeId, isRead: false }], unreadCount: 1 });
  await notices.load();
  const [notice] = notices.get().newest;
  await notices.read(notice?.id ?? '');
  expect(server.calls.find(({ path }) => path.endsWith('/markRead'))?.query).toEqual({ noticeId });
});
