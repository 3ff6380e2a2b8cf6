import { type KindExample, kindExample } from '../../../ui/fields/kindExample';
import { dictionaries } from './dictionaries';
import { dictionary } from './dictionary';

export const gallery: readonly KindExample[] = [
  kindExample(dictionary('字典', 'sys_normal_disable'), '0'),
  kindExample(dictionaries('多项字典', 'store_edition'), ['1', '2']),
];
