import { fenOf, yuanOf } from '@/src/lib/fen';
import { post } from '../../finance/post';
import { found } from '../../responses';
import type { SignedInRequest } from '../../route';
import { type CardRow, releaseTable } from './cardTables';

/**
 * Refunds cards of one release that are returned or voided. The money goes to the prepaid wallet if it came from
 * there (type 5). Quota is computed from the cards, and needs no booking. Returns the text for the card's event.
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
