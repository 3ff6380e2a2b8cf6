import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { yuanOf } from '@/src/lib/fen';
import { Money } from '@/src/ui/display/Money';
import { payModes, wordsOf } from './cardEnumerations';
import type { Charge, Funds } from './charge';

interface Props {
  readonly charge: Charge;
  /** The word for the type of the cards. */
  readonly type: string;
  /** The institution's means; undefined until they are read. */
  readonly funds: Funds | undefined;
  /** Why nothing can be released; undefined where it can. */
  readonly problem: string | undefined;
}

/** The question of a release with its effect on the institution's means, or why it cannot be made (screen G12). */
export function ReleaseCharge({ charge, type, funds, problem }: Props) {
  return (
    <Alert
      role="status"
      type={problem === undefined ? 'info' : 'warning'}
      message={
        problem ?? (
          <>
            向{funds ? `「${funds.storeName}」` : '所选机构'}发放{type} {charge.quantity} 张，
            {effectOf(charge, funds)}，确定吗？
          </>
        )
      }
    />
  );
}

function effectOf({ quantity, payMode, fen }: Charge, funds: Funds | undefined): ReactNode {
  if (payMode === 1)
    return (
      <>
        扣款 <Money value={yuanOf(fen)} />
        {funds && '，扣款后余额 '}
        {funds && <Money value={yuanOf(funds.balance - fen)} />}
      </>
    );
  if (payMode === 2)
    return `抵扣额度 ${quantity} 张${funds ? `，抵扣后额度 ${funds.quotaLeft - quantity} 张` : ''}`;
  return `${wordsOf(payModes)[payMode] ?? ''}，不扣款`;
}
