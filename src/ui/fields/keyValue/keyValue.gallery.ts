import { type KindExample, kindExample } from '../kindExample';
import { keyValue } from './keyValue';

export const gallery: readonly KindExample[] = [
  kindExample(keyValue('请求头'), [{ key: 'Accept', value: 'application/json' }]),
];
