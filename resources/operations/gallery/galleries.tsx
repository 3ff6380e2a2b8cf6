import type { FormRule } from 'antd';
import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { RecordPictures } from '@/src/crud/display/RecordPictures';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { placeAndState } from '@/src/crud/fields/standard';
import { upload } from '@/src/crud/fields/upload/upload';
import { auditTab } from '@/src/crud/show/auditTab';
import { isRecord, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { everywhere, type Field, fieldOf, formAndShow, type Kind, listAndShow } from '@/src/ui/fields/field';
import { lookup } from '@/src/ui/fields/lookup';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { operationsEndpoints } from '../endpoints';
import { stopText } from '../stopText';
import {
  type Area,
  areaProblem,
  areaText,
  type Gallery,
  type GalleryImage,
  galleryRules,
  mostImages,
} from './gallery';
import { useCategories } from './useCategories';

const AreaInput = load(() => import('./AreaInput'));
const CategoryTabs = load(
  () => import('./GalleryWall'),
  (code) => code.CategoryTabs,
);
const GalleryWall = load(
  () => import('./GalleryWall'),
  (code) => code.GalleryWall,
);
const MarketingCalendar = load(() => import('./MarketingCalendar'));
const PosterDialog = load(() => import('./PosterDialog'));

const pictures = upload('图片', 'images', { maxCount: mostImages, target: 'storage' }).kind;
const PicturesInput = pictures.Input;

/** Pictures with their sizes; the consumer measures those uploaded here. */
const imagesKind: Kind<GalleryImage[]> = {
  Cell: ({ value, place }) => (
    <RecordPictures
      addresses={(value ?? []).slice(0, place === 'list' ? 1 : mostImages).map(({ url }) => url)}
      label="图片"
      {...(place === 'show' && { size: 96 })}
    />
  ),
  Input: ({ value, onChange, ...rest }) => {
    const known = value ?? [];
    const imageAt = (url: string) => known.find((image) => image.url === url) ?? { url, width: 0, height: 0 };
    return (
      <PicturesInput
        {...rest}
        value={known.map(({ url }) => url)}
        onChange={(addresses) => onChange?.((addresses ?? []).map(imageAt))}
      />
    );
  },
  operator: 'eq',
  verb: '请上传',
  width: 90,
  inputHeight: 130,
  wide: true,
  ...(pictures.rules && { rules: pictures.rules }),
  sheet: { write: (images) => `${images.length} 张` },
};

const areaRule: FormRule = {
  validator: async (_rule, value: Area | null | undefined) => {
    const problem = areaProblem(value);
    if (problem) throw new Error(problem);
  },
};

const areaKind: Kind<Area> = {
  Cell: ({ value }) => (
    <>{value ? `左 ${value.x}%，上 ${value.y}%，宽 ${value.width}%，高 ${value.height}%` : '未设置'}</>
  ),
  Input: AreaInput,
  operator: 'eq',
  verb: '请输入',
  width: 200,
  wide: true,
  sheet: { write: ({ x, y, width, height }) => `${x},${y},${width},${height}` },
};

function areaField(label: string): Field<Area> {
  return fieldOf(label, areaKind, {
    on: formAndShow,
    rules: [areaRule],
    serverErrors: [areaText],
    help: '在第一张图片上拖动框选，或填写百分比',
  });
}

const categoryKind: Kind<RecordId> = lookup(useCategories, 'categoryName');

/** Sets of posters that institutions post to parents (营销图库, screen O16). */
export const galleries = defineResource<Gallery>()({
  label: '图集',
  endpoints: operationsEndpoints['operations/galleries'],
  form: 'drawer',
  recycles: true,
  // The tree of their categories counts them.
  invalidates: [callKey('operations/marketing-categories')],
  showTabs: [auditTab],
  AboveRows: CategoryTabs,
  displays: {
    wall: { label: '图墙', Display: GalleryWall },
    calendar: { label: '营销日历', Display: MarketingCalendar },
  },
  card: { lines: [['node', 'categoryId', 'downloads']] },
  fields: {
    name: text(galleryRules.name, { on: everywhere, serverErrors: ['图集名称已存在'] }),
    categoryId: fieldOf('分类', categoryKind, { on: everywhere, required: true }),
    images: fieldOf('图片', imagesKind, {
      on: ['list', 'form', 'show'],
      required: '请至少上传一张图片',
      serverErrors: ['图片'],
    }),
    node: dictionary('营销节点', 'marketing_node', { on: everywhere }),
    logoArea: areaField('标志区'),
    qrArea: areaField('二维码区'),
    downloads: number('下载次数', { on: listAndShow }),
    ...placeAndState({
      status: { on: everywhere, initial: 1, confirmStop: stopText },
    }),
  },
  actions: {
    poster: { on: 'row', label: '一键成图', operation: 'brand', promoted: true, dialog: PosterDialog },
    down: {
      on: 'row',
      label: '打包下载',
      operation: 'down',
      run: async ({ id }, { call, downloads, reload }) => {
        const made = await call('down', { body: { id } });
        const fileName = isRecord(made) ? textOr(made.fileName) : '';
        if (await (await downloads()).byName(fileName, { remove: true })) await reload();
      },
    },
  },
});
