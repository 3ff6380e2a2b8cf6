import { expect, test } from 'vitest';
import { createTestClient } from '../testClient';
import { type Receivers, sendMessage } from './messages';
import { messageTable } from './messageTable';

const message = { type: 3, title: '发票已开具', content: '请查收。' } as const;

async function sent(to: Receivers) {
  const { mockServer } = createTestClient();
  const before = (await mockServer.table(messageTable)).all().length;
  const count = await sendMessage(mockServer, { ...message, to, bizType: 'finance/invoices', bizId: 7 });
  const rows = (await mockServer.table(messageTable)).all().slice(before);
  return { count, receivers: rows.map(({ receiverId }) => receiverId), rows };
}

test('[G4] each demo account has 60 messages, 25 of them unread', async () => {
  const messages = (await createTestClient().mockServer.table(messageTable)).all();
  for (const id of [1, 2, 3, 4, 5, 6]) {
    const own = messages.filter(({ receiverId }) => receiverId === id);
    expect([own.length, own.filter(({ isRead }) => isRead === 0).length]).toEqual([60, 25]);
  }
});

test('[G4] a message is unread, dated, and names its record', async () => {
  const { rows } = await sent({ accountIds: [3] });
  expect(rows).toMatchObject([
    {
      ...{ ...message, receiverId: 3, sender: '系统', isRead: 0, readTime: '' },
      ...{ createTime: '2026-06-20 12:00:00', bizType: 'finance/invoices', bizId: 7 },
    },
  ]);
});

test('[G4] an institution is notified through its own users alone', async () => {
  expect(await sent({ storeId: 2 })).toMatchObject({ count: 1, receivers: [6] });
});

test('[G4] holders of a permission at the platform are notified', async () => {
  const { receivers } = await sent({ permission: 'finance:invoices:issue' });
  expect(receivers).toEqual(expect.arrayContaining([1, 3]));
  expect(receivers).not.toContain(2);
  expect(receivers).not.toContain(6);
});

test('[G4] disabled accounts are not notified', async () => {
  // the last of the staff is disabled
  expect((await sent({ accountIds: [17, 18] })).receivers).toEqual([17]);
});
