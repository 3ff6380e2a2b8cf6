import type { FormRule } from 'antd';
import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { severalOf } from '@/src/crud/fields/severalOf';
import { placeAndState } from '@/src/crud/fields/standard';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { upload } from '@/src/crud/fields/upload/upload';
import { auditTab } from '@/src/crud/show/auditTab';
import { textProblem } from '@/src/lib/fieldRule';
import { sizeText } from '@/src/lib/fileSize';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, everywhere, formAndShow, listAndShow, showOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { reason } from '@/src/ui/fields/reason';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { provinces } from '../../lookups/province';
import { operationsEndpoints } from '../endpoints';
import { stopText } from '../stopText';
import {
  isLink,
  largestArchive,
  type Material,
  materialFiles,
  materialRules,
  materialTypes,
} from './material';

const MaterialFileInput = load(() => import('./MaterialFileInput'));
const MaterialTiles = load(() => import('./MaterialTiles'));
const MoveDialog = load(() => import('./MoveDialog'));

const endpoints = operationsEndpoints['operations/resources'];
const permission = 'operations:resources:download';

const linkRule: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    if (!isLink({ type: getFieldValue('type') }) || typeof value !== 'string') return;
    const problem = textProblem(materialRules.url, value);
    if (problem !== undefined) throw new Error(problem);
  },
});

const file = upload('文件', 'file', {
  on: formAndShow,
  required: true,
  resetOn: ['type'],
  serverErrors: ['文件', '网址'],
  Input: MaterialFileInput,
});

/** Teaching and sales material, in the category beside it (资源分类, screen O14). */
export const materials = defineResource<Material>()({
  label: '资源',
  endpoints,
  view: null,
  title: 'title',
  recycles: true,
  // The tree beside them counts them.
  invalidates: [callKey('operations/resource-categories')],
  showTabs: [auditTab],
  picture: 'cover',
  card: { lines: [['type', 'ext', 'downloads']] },
  displays: { tiles: { label: '平铺', Display: MaterialTiles } },
  fields: {
    title: text(materialRules.title, { on: everywhere, serverErrors: ['资源名称已存在'], width: 230 }),
    categoryId: treeSelect(
      '所属分类',
      // Stopped categories are not offered.
      { operation: endpoints.operations.categories },
      { on: ['list', 'form', 'show'], required: true, shownBy: 'categoryName' },
    ),
    type: choice<Material['type']>('资源类型', materialTypes, {
      on: everywhere,
      required: true,
      initial: 1,
    }),
    url: { ...file, rules: [linkRule] },
    cover: upload('封面', 'image', { on: ['list', 'form', 'show'], columnOff: true }),
    intro: textarea(materialRules.intro, { on: formAndShow }),
    ext: text('格式', { on: listAndShow, width: 70 }),
    size: number('大小', {
      on: listAndShow,
      width: 90,
      Cell: ({ value }) => <>{value ? sizeText(value) : '—'}</>,
    }),
    provinceIds: provinces('适用省份', { on: ['list', 'form', 'show'], columnOff: true }),
    storeIds: severalOf('可见机构', endpoints.operations.stores, {
      on: ['list', 'form', 'show'],
      columnOff: true,
      shownBy: 'storeNames',
      placeholder: '不选为全部机构',
      platformOnly: true,
    }),
    version: number('版本', { on: listAndShow, width: 70, Cell: VersionCell }),
    versionNote: text('版本说明', { on: showOnly }),
    downloads: number('下载次数', { on: listAndShow, width: 90 }),
    createTime: datetime('创建时间', { on: listAndShow, priority: 'low' }),
    ...placeAndState({
      status: { on: everywhere, initial: 1, confirmStop: stopText, serverErrors: ['请先启用上级分类'] },
    }),
  },
  actions: {
    download: {
      on: 'row',
      label: '下载',
      permission,
      promoted: true,
      when: (row) => !isLink(row),
      run: async ({ url }, { downloads, reload }) => {
        if (await (await downloads()).resource(url)) await reload();
      },
    },
    version: {
      on: 'row',
      label: '上传新版本',
      operation: 'version',
      when: (row) => !isLink(row),
      title: ({ title }) => `上传新版本：${title}`,
      text: '链接不变，下载过旧版本的人员会收到消息。',
      fields: ({ type }) => ({
        url: upload('文件', 'file', {
          ...{ required: true, types: materialFiles[Number(type)] ?? [], serverErrors: ['文件'] },
          ...(Number(type) === 3 ? { maxSize: 200, target: 'storage' } : { maxSize: 5 }),
        }),
        note: reason(materialRules.versionNote, { serverErrors: ['版本说明'] }),
      }),
      success: '已更新版本',
    },
    move: { on: 'batch', label: '移动分类', operation: 'update', dialog: MoveDialog },
    zip: {
      on: 'batch',
      label: '批量下载',
      operation: 'zip',
      when: (row) => !isLink(row),
      run: async (rows, { call, downloads, notify, reload }) => {
        if (rows.length > largestArchive) {
          notify('warning', `一次最多下载 ${largestArchive} 个资源`);
          return false;
        }
        const made = await call('zip', { body: { id: rows.map(({ id }) => id).join() } });
        const path = isRecord(made) ? textOr(made.path) : '';
        const hasCome = await (await downloads()).zip(path, '资源.zip');
        await reload();
        return hasCome;
      },
    },
  },
});

function VersionCell({ value }: CellProps<number>) {
  return <>第 {numberOr(value, 1)} 版</>;
}
