import { timeOr } from '@/src/lib/dates';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { numberOr, textOr } from '@/src/lib/record';
import { StateTag } from '@/src/ui/StateTag';
import { cardStatuses, cardTypes, voidReasons, wordsOf } from '../card/cardEnumerations';
import { UserRows } from '../UserRows';
import type { UserRow } from './user';

const [types, reasons] = [wordsOf(cardTypes), wordsOf(voidReasons)];

/** The cards by which somebody is a member, or was (screen G6). */
export default function CardsTab({ record }: { record: UserRow }) {
  return (
    <UserRows
      resource="management/card-data"
      what="会员卡"
      userId={record.id}
      columns={[
        { title: '卡号', text: ({ cardNo }) => groupedNumber(textOr(cardNo)) },
        { title: '卡类型', text: ({ cardType }) => types[numberOr(cardType)] ?? '' },
        { title: '卡状态', text: (card) => <Status card={card} /> },
        { title: '绑定时间', text: ({ bindTime }) => timeOr(bindTime) || '—' },
        { title: '权益到期', text: ({ vipExpire }) => timeOr(vipExpire) || '—' },
      ]}
    />
  );
}

function Status({ card }: { readonly card: Readonly<Record<string, unknown>> }) {
  const status = cardStatuses.find(({ value }) => value === numberOr(card.status));
  if (!status) return null;
  const reason = reasons[numberOr(card.voidReason)];
  return (
    <>
      {'tone' in status ? <StateTag tone={status.tone}>{status.label}</StateTag> : status.label} {reason}
    </>
  );
}
