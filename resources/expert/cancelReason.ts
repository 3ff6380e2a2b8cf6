import { reason } from '@/src/ui/fields/reason';

/** Why an order or an appointment is cancelled (screens E9 and E10). */
export const cancelReason = reason('取消原因', { maxLength: 200, required: '请输入取消原因' });
