import { expect, test } from 'vitest';
import { provinceName } from './provinceName';

test.each([
  ['湖南省', '湖南'],
  ['湖南', '湖南'],
  ['北京市', '北京'],
  ['内蒙古自治区', '内蒙古'],
  ['新疆维吾尔自治区', '新疆'],
  ['香港特别行政区', '香港'],
  ['全国', '全国'],
  ['', ''],
])('%s is called %s', (whole, short) => expect(provinceName(whole)).toBe(short));
