import { type KindExample, kindExample } from '../kindExample';
import { icon } from './icon';

export const gallery: readonly KindExample[] = [
  kindExample(icon('图标', { required: true }), 'ShopOutlined'),
];
