import { provinceShortName } from '../../platform/areas';

/** 全国, or the provinces in which a card is good. */
export function provincesText(ids: readonly number[]): string {
  return ids.length > 0 ? ids.map(provinceShortName).join('、') : '全国';
}
