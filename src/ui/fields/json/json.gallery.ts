import { type KindExample, kindExample } from '../kindExample';
import { json } from './json';

export const gallery: readonly KindExample[] = [kindExample(json('参数'), '{"light":3,"glass":true}')];
