import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { provinceName } from '@/src/lib/provinceName';
import { idOrNone, read, route } from '../route';
import areas from '../seed/areas.json';

/** An area of the public national table, as `areaChilds` answers it (screens-platform, section 0). */
export interface Area {
  readonly id: number;
  /** 0 for provinces. */
  readonly pid: number;
  readonly name: string;
  /** 1 province, 2 city, 3 county. */
  readonly level: 1 | 2 | 3;
  /** 1 where nothing lies below. */
  readonly leaf: 0 | 1;
}

const names = new Map(Object.entries(areas).map(([code, name]) => [Number(code), name]));
const parents = new Set([...names.keys()].map(parentOf));

/** The areas directly below another; the provinces below 0. */
export function areasBelow(pid: number): Area[] {
  return [...names]
    .filter(([id]) => parentOf(id) === pid)
    .map(([id, name]) => ({ id, pid, name, level: levelOf(id), leaf: parents.has(id) ? 0 : 1 }));
}

/** Names joined with slashes: `河南省/郑州市/金水区`. Areas that do not exist are left out. */
export function regionText(...ids: readonly number[]): string {
  return ids.flatMap((id) => names.get(id) ?? []).join('/');
}

/** Whether each lies in the one before, down to an area with none below: 东莞市 has no counties, 香港 no cities. */
export function isRegion(...ids: readonly [province: number, city: number, county: number]): boolean {
  const given = ids.filter((id) => id !== 0);
  const isChain = given.every((id, level) => names.has(id) && parentOf(id) === (given[level - 1] ?? 0));
  return isChain && !parents.has(given.at(-1) ?? 0);
}

function levelOf(id: number): 1 | 2 | 3 {
  if (id % 10_000 === 0) return 1;
  return id % 100 === 0 ? 2 : 3;
}

function parentOf(id: number): number {
  const level = levelOf(id);
  if (level === 1) return 0;
  return level === 2 ? Math.floor(id / 10_000) * 10_000 : Math.floor(id / 100) * 100;
}

const request = z.object({ pid: idOrNone });

/** The areas below another, 0 for the provinces. */
export const areasRoute = route(platformCalls.areaChilds, ({ body }) => areasBelow(read(body, request).pid));

/** 湖南 of 湖南省. */
export function provinceShortName(provinceId: number): string {
  return provinceName(regionText(provinceId));
}
