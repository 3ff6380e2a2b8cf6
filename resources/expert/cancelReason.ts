import type { TextRule } from '@/src/lib/fieldRule';

/** Why an order or an appointment is cancelled (screens E9 and E10), for their forms and their mocks (decision 41). */
export const cancelReason = {
  label: '取消原因',
  required: true,
  maxLength: 200,
} as const satisfies TextRule;
