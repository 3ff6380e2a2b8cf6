import { expect, test } from 'vitest';
import { cardTable } from '@/mocks/management/card/cardTables';
import { renderInside } from '@/src/testing/openView';
import { managementEndpoints } from './endpoints';
import { UserRows } from './UserRows';

const { list, one } = managementEndpoints['management/card-data'].operations;

test.each([
  ['are plain text for a person who may only list them', [list.permission], 0],
  ['lead to their pages for a person who may open them', [list.permission, one.permission], 1],
])('[G6] a user’s cards %s', async (_, permissions, links) => {
  const { screen } = await renderInside(
    <UserRows
      resource="management/card-data"
      what="会员卡"
      userId={101}
      columns={[{ title: '卡号', text: ({ cardNo }) => String(cardNo) }]}
    />,
    {
      permissions: permissions.flatMap((permission) => permission ?? []),
      prepare: async ({ table }) => {
        const cards = await table(cardTable);
        for (const card of cards.all()) if (card.userId === 101) await cards.put({ ...card, userId: 0 });
        const card = cards.find(({ status }) => status === 1) ?? expect.unreachable();
        await cards.put({ ...card, cardNo: '1260009900000000', userId: 101 });
      },
    },
  );
  await expect.element(screen.getByText('1260009900000000')).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(links);
});
