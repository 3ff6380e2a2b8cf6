/** A province of the public national table, and its place on the schematic map: column and row from 0. */
export interface ProvinceTile {
  /** Six digits. */
  readonly code: number;
  /** 河南省. */
  readonly name: string;
  /** 河南. */
  readonly short: string;
  readonly column: number;
  readonly row: number;
}

/** Each province in its approximate place: west is left, north is up. */
const rows: readonly (readonly [code: number, name: string, short: string, column: number][])[] = [
  [[230000, '黑龙江省', '黑龙江', 7]],
  [
    [150000, '内蒙古自治区', '内蒙古', 4],
    [110000, '北京市', '北京', 5],
    [210000, '辽宁省', '辽宁', 6],
    [220000, '吉林省', '吉林', 7],
  ],
  [
    [650000, '新疆维吾尔自治区', '新疆', 0],
    [620000, '甘肃省', '甘肃', 2],
    [640000, '宁夏回族自治区', '宁夏', 3],
    [140000, '山西省', '山西', 4],
    [130000, '河北省', '河北', 5],
    [120000, '天津市', '天津', 6],
  ],
  [
    [630000, '青海省', '青海', 1],
    [610000, '陕西省', '陕西', 3],
    [410000, '河南省', '河南', 4],
    [370000, '山东省', '山东', 5],
  ],
  [
    [540000, '西藏自治区', '西藏', 0],
    [510000, '四川省', '四川', 2],
    [500000, '重庆市', '重庆', 3],
    [420000, '湖北省', '湖北', 4],
    [340000, '安徽省', '安徽', 5],
    [320000, '江苏省', '江苏', 6],
    [310000, '上海市', '上海', 7],
  ],
  [
    [520000, '贵州省', '贵州', 3],
    [430000, '湖南省', '湖南', 4],
    [360000, '江西省', '江西', 5],
    [330000, '浙江省', '浙江', 6],
  ],
  [
    [530000, '云南省', '云南', 2],
    [450000, '广西壮族自治区', '广西', 3],
    [440000, '广东省', '广东', 4],
    [350000, '福建省', '福建', 5],
    [710000, '台湾省', '台湾', 7],
  ],
  [
    [460000, '海南省', '海南', 3],
    [820000, '澳门特别行政区', '澳门', 4],
    [810000, '香港特别行政区', '香港', 5],
  ],
];

/** The 34 provinces, row by row. */
export const provinceTiles: readonly ProvinceTile[] = rows.flatMap((tiles, row) =>
  tiles.map(([code, name, short, column]) => ({ code, name, short, column, row })),
);

const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/** A key that goes from one province to the next. */
export type Arrow = keyof typeof directions;

/** Whether a key goes from one province to the next. */
export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(directions, key);
}

/** The nearest province in a direction, the least aside first; undefined at the edge. */
export function neighbourOf(code: number, key: Arrow): ProvinceTile | undefined {
  const from = provinceTiles.find((tile) => tile.code === code);
  if (!from) return undefined;
  const [x, y] = directions[key];
  const ranked = provinceTiles.flatMap((tile) => {
    const [dx, dy] = [tile.column - from.column, tile.row - from.row];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    return ahead > 0 && aside <= ahead ? [{ tile, far: ahead + 2 * aside }] : [];
  });
  return ranked.toSorted((one, other) => one.far - other.far)[0]?.tile;
}

/** The colour level of a province: 0 for nothing, then 1 to 4 by its share of the largest value. */
export function levelOf(value: number, largest: number): 0 | 1 | 2 | 3 | 4 {
  const share = largest > 0 ? value / largest : 0;
  if (share <= 0) return 0;
  if (share <= 0.25) return 1;
  if (share <= 0.5) return 2;
  return share <= 0.75 ? 3 : 4;
}
