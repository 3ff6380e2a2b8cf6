import { type KindExample, kindExample } from '../kindExample';
import { colour } from './colour';

export const gallery: readonly KindExample[] = [kindExample(colour('颜色', { required: true }), '#409eff')];
