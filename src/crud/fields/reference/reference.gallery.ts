import { type KindExample, kindExample } from '../../../ui/fields/kindExample';
import { reference } from './reference';

export const gallery: readonly KindExample[] = [
  kindExample(reference('机构', 'customer/store', { shownBy: 'storeName' }), 5, { storeName: '示例机构' }),
];
