import { type KindExample, kindExample } from '../../../ui/fields/kindExample';
import { region } from './region';

export const gallery: readonly KindExample[] = [
  kindExample(region('地区'), [410000, 410100, 410105], { regionText: '河南省/郑州市/金水区' }),
];
