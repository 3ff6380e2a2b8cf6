import { provinceShortName } from '../platform/areas';
import type { College } from './colleges';

/** A sentence of what is known of a college, as HTML. */
export function introOf({ name, provinceId, city, nature, type, level, tags }: College): string {
  const labels = tags.length > 0 ? `，${tags.join('、')}高校` : '';
  const kind = level.endsWith('院校') ? level : `${level}院校`;
  return `<p>${name}位于${placeOf(provinceShortName(provinceId), city)}，为${nature}${type}类${kind}${labels}。</p><p>详细介绍、招生章程和联系方式以学校官方网站为准。</p>`;
}

/** A municipality is its own city. */
function placeOf(province: string, city: string): string {
  return city.startsWith(province) ? city : `${province}${city}`;
}
