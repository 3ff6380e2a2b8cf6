import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A set of posters that institutions post to parents (screen O16). */
export interface Gallery {
  id: RecordId;
  name: string;
  categoryId: RecordId;
  categoryName: string;
  /** The pictures in order; the first is the cover. */
  images: GalleryImage[];
  /** Dictionary `marketing_node`. */
  node: string;
  /** The areas of the institution's logo and QR code on each picture; null where they are not set. */
  logoArea: Area | null;
  qrArea: Area | null;
  sort: number;
  downloads: number;
  status: 0 | 1;
  createTime: string;
  rev: number;
}

/** A picture of a set; its sides in pixels, 0 where nobody has measured them. */
export interface GalleryImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A rectangle on a picture, in per cent of its sides. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pictures of a set. */
export const mostImages = 30;

/** The refusal of an area that does not fit. */
export const areaText = '区域超出图片范围';

/** The problem with an area: it is empty or reaches over an edge. Undefined where there is none, or no area. */
export function areaProblem(area: Area | null | undefined): string | undefined {
  if (!area) return undefined;
  const { x, y, width, height } = area;
  const fits = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 100 && y + height <= 100;
  return fits ? undefined : areaText;
}

/** Default areas of a gallery without its own. */
export const usualAreas = {
  logo: { x: 6, y: 3, width: 60, height: 7 },
  qr: { x: 72, y: 84, width: 22, height: 13 },
} as const satisfies Record<string, Area>;

/** A rectangle in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An area of a picture in pixels. */
export function boxOf(area: Area, picture: { readonly width: number; readonly height: number }): Box {
  return {
    x: (area.x / 100) * picture.width,
    y: (area.y / 100) * picture.height,
    width: (area.width / 100) * picture.width,
    height: (area.height / 100) * picture.height,
  };
}

/** The largest box of a shape (width by height) within another one, in the middle of it. */
export function fitted(shape: number, box: Box): Box {
  const width = Math.min(box.width, box.height * shape);
  const height = width / shape;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** A time of the year in which posters of a node are used; a node may have several. */
interface MarketingSeason {
  /** Dictionary `marketing_node`. */
  readonly node: string;
  /** The first day (`MM-DD`). */
  readonly from: string;
  /** The last day. */
  readonly until: string;
  /** Festivals in it, where the node has several seasons. */
  readonly festivals?: RegExp;
}

/** The seasons of posters, in the order of the year. */
export const marketingSeasons: readonly MarketingSeason[] = [
  { node: '8', from: '01-15', until: '02-20', festivals: /新春|春节|新年|除夕|元宵|[拜贺]年/ },
  { node: '2', from: '02-20', until: '03-10' },
  { node: '1', from: '03-01', until: '04-15' },
  { node: '3', from: '05-10', until: '06-06' },
  { node: '4', from: '06-18', until: '06-28' },
  { node: '5', from: '06-20', until: '07-10' },
  { node: '6', from: '07-05', until: '08-20' },
  { node: '7', from: '08-20', until: '09-10' },
  { node: '8', from: '09-10', until: '10-07', festivals: /中秋|国庆|教师/ },
];

/**
 * Whether a set is used in a season. Where its node has several, the festival in its name or category decides. A set
 * without one is used in each of them.
 */
export function isOfSeason(
  { node, name, categoryName }: Pick<Gallery, 'node' | 'name' | 'categoryName'>,
  season: MarketingSeason,
): boolean {
  const isNamed = ({ festivals }: MarketingSeason) => festivals?.test(`${name} ${categoryName}`) ?? true;
  const own = marketingSeasons.filter((one) => one.node === node);
  return season.node === node && (isNamed(season) || !own.some(isNamed));
}

/** Seasons that a day (`YYYY-MM-DD`) or one of the six days after it is in (本周可用). */
export function seasonsInWeek(day: string): readonly MarketingSeason[] {
  const days = Array.from({ length: 7 }, (_, ahead) => dayAfter(day, ahead).slice(5));
  return marketingSeasons.filter(({ from, until }) => days.some((one) => from <= one && one <= until));
}

function dayAfter(day: string, ahead: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + ahead);
  return moment.toISOString().slice(0, 10);
}

/** Rules of the texts of a gallery, for its forms and its mock (decision 41). */
export const galleryRules = {
  name: { label: '图集名称', required: true, minLength: 2, maxLength: 40 },
} as const satisfies Record<string, TextRule>;
