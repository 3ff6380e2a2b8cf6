import { type KindExample, kindExample } from '../../../ui/fields/kindExample';
import { number } from '../../../ui/fields/number';
import { text } from '../../../ui/fields/text';
import { repeated } from './repeated';

const lines = repeated<{ name: string; amount: number }>('明细', {
  name: text('品名', { required: true }),
  amount: number('数量', { min: 1, initial: 1 }),
});

export const gallery: readonly KindExample[] = [kindExample(lines, [{ name: '签字笔', amount: 3 }])];
