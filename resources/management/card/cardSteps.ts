/** Steps of a card by state, for the buttons and for the server (screen G10). */

/** The members of a card that the rules need. */
export interface CardState {
  readonly status: number;
  readonly userId?: unknown;
}

/** Steps of one card or several, and how the server refuses them. */
export const cardSteps = {
  bind: { label: '后台绑卡', refusal: '该卡当前状态不能绑定' },
  unbind: { label: '解绑', refusal: '该卡未绑定' },
  freeze: { label: '冻结', refusal: '该卡当前状态不能冻结' },
  unfreeze: { label: '解冻', refusal: '该卡未冻结' },
  void: { label: '作废', refusal: '已绑定的卡请提交会员卡退款工单' },
  extend: { label: '延期', refusal: '仅过期且未绑定的卡可以延期' },
} as const;

export type CardStep = keyof typeof cardSteps;

const isBound = ({ userId }: CardState) => userId !== null && userId !== undefined && userId !== '';

const allowed: Readonly<Record<CardStep, (card: CardState) => boolean>> = {
  bind: ({ status }) => status === 1,
  unbind: ({ status }) => status === 2,
  freeze: ({ status }) => status === 1 || status === 2,
  unfreeze: ({ status }) => status === 4,
  void: (card) => [0, 1, 4].includes(card.status) && !isBound(card),
  extend: (card) => card.status === 3 && !isBound(card),
};

/** Whether a card may take a step. */
export function canStepCard(step: CardStep, card: CardState): boolean {
  return allowed[step](card);
}

/** Last day on which a card of a year may be bound, however it is extended. */
export function lastDeadline(year: number): string {
  return `${year + 1}-09-30`;
}
