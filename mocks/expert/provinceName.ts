import { regionText } from '../platform/areas';

/** 湖南 of 湖南省. */
export function provinceShortName(provinceId: number): string {
  return regionText(provinceId).replace(/(省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)$/, '');
}
