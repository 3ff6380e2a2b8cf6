import { fenOf, yuanOf } from '@/src/lib/fen';
import { post } from '../../finance/post';
import { found } from '../../responses';
import type { SignedInRequest } from '../../route';
import { type CardRow, releaseTable } from './cardTables';

/**
 * Pays back what was charged for cards of one release that go back or are made void: into the prepaid wallet where they were
 * paid out of it (type 5). Quota counts what is out, and needs no booking. Answers what the record of a card says of it.
 */
export async function giveBack(
  request: SignedInRequest,
  cards: readonly CardRow[],
): Promise<{ amount?: string; ledgerNo?: string }> {
  const [first] = cards;
  if (!first || first.releaseId === 0) return {};
  const release = found((await request.mockServer.table(releaseTable)).get(first.releaseId));
  const unit = fenOf(release.unitPrice) ?? 0n;
  if (release.payMode !== 1 || unit === 0n) return {};
  const [row] = await post(request, [
    {
      ...{ storeId: release.storeId, wallet: 1, direction: 1, fen: unit * BigInt(cards.length), bizType: 5 },
      ...{ bizNo: release.releaseNo, remark: `退回会员卡 ${cards.length} 张` },
    },
  ]);
  return { amount: yuanOf(unit), ledgerNo: row?.tradeNo ?? '' };
}
