import { completenessOf, findCollege } from '@/resources/operations/college/college';
import { textOr } from '@/src/lib/record';
import { regionText } from '../../platform/areas';
import type { SignedInRequest } from '../../route';
import type { CollegeRow } from './collegeTable';

/**
 * Presents colleges. `found` is 1 for matches of the request's keyword, by present or former name; `pickName` is the
 * matching name.
 */
export async function collegePresenter({ body }: Pick<SignedInRequest, 'body'>) {
  const keyword = textOr(body.keyword).trim();
  const { default: pinyin } = await import('pinyin-match');
  const reads = (name: string, letters: string) => pinyin.match(name, letters) !== false;
  return (row: CollegeRow) => {
    const found = keyword === '' ? undefined : findCollege(row, keyword, reads);
    return {
      ...row,
      areaText: areaTextOf(row),
      provinceId: row.area[0],
      completeness: completenessOf(row),
      found: found ? 1 : 0,
      pickName: found?.way === 'former' ? `${row.name}（曾用名：${found.name}）` : row.name,
    };
  };
}

/** 湖南省/长沙市; the city by its name where the table of areas lacks it. */
function areaTextOf({ area, city }: Pick<CollegeRow, 'area' | 'city'>): string {
  const text = regionText(...area);
  return area.length > 1 || city === '' ? text : `${text}/${city}`;
}
