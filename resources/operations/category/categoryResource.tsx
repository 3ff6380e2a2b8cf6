import { callKey } from '@/providers/data/resourceCall';
import type { Endpoints, Operation } from '@/providers/endpoints/builder';
import { defineResource, type Resource } from '@/src/crud/defineResource';
import { placeAndState } from '@/src/crud/fields/standard';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { upload } from '@/src/crud/fields/upload/upload';
import type { BesideSpec } from '@/src/crud/tree/treeSpec';
import type { RecordId } from '@/src/lib/recordId';
import { filterAndList, formOnly, listOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { loadPlain } from '@/src/ui/load';
import { stopText } from '../stopText';
import {
  type Category,
  type CategoryKind,
  categoryLevels,
  categoryRules,
  filledText,
  isEmpty,
} from './category';

const CategoryName = loadPlain(
  () => import('./CategoryCells'),
  (code) => code.CategoryName,
);
const CategoryCount = loadPlain(
  () => import('./CategoryCells'),
  (code) => code.CategoryCount,
);

/** Definition of a tree of categories. */
interface CategoryTree {
  readonly kind: CategoryKind;
  /** Name of the resource whose records are in the categories. */
  readonly content: string;
  readonly endpoints: Endpoints<'list' | 'create' | 'update' | 'remove'>;
  /** Answers the categories that a record may be in: stopped ones are left out. */
  readonly choices: Operation;
  /** The tree is in a narrow pane, with what is in a category beside it. */
  readonly beside?: BesideSpec;
}

/** A tree of categories: of shared resources (screen O14) or of posters (O15). */
export function categoryResource({ kind, content, endpoints, choices, beside }: CategoryTree): Resource {
  const { most, text: tooDeep } = categoryLevels[kind];
  const isNarrow = beside !== undefined;
  return defineResource<Category>()({
    label: '分类',
    endpoints,
    search: false,
    card: { lines: [['count']] },
    sendsChangesOnly: true,
    invalidates: [callKey('tree-choices'), callKey(['operations', 'categories']), callKey(content)],
    canDelete: isEmpty,
    tree: {
      ...{ parent: 'parentId', order: 'sort', levels: most, module: 'resourceCategory' },
      parentRefusal: '请先删除下级分类',
      ...(beside && { beside }),
    },
    actions: {
      empty: {
        on: 'row',
        label: '移动内容并删除',
        operation: 'remove',
        danger: true,
        when: (row) => !isEmpty(row),
        title: ({ name }) => `删除分类：${name}`,
        text: filledText,
        fields: {
          moveTo: treeSelect<RecordId>(
            '移动到',
            { operation: choices },
            {
              ...{ required: '请选择移动到的分类', placeholder: '请选择移动到的分类' },
              ...{ notBelowSelf: true, serverErrors: ['移动到的分类'] },
            },
          ),
        },
        success: '删除成功',
      },
    },
    fields: {
      name: text(categoryRules.name, {
        on: ['filter', 'list', 'form'],
        serverErrors: ['同级分类名称已存在'],
        width: 220,
        ...(isNarrow && { Cell: CategoryName }),
      }),
      parentId: treeSelect(
        '上级分类',
        { resource: endpoints.name, order: 'sort', root: '顶级分类' },
        { on: formOnly, initial: 0, notBelowSelf: true, serverErrors: ['上级分类', tooDeep] },
      ),
      icon: upload('图标', 'image', { on: isNarrow ? formOnly : ['list', 'form'], maxSize: 1 }),
      count: number('内容数', {
        on: isNarrow ? [] : listOnly,
        width: 90,
        ...(isNarrow && { Cell: CategoryCount }),
      }),
      ...placeAndState({
        sort: { on: isNarrow ? formOnly : ['list', 'form'] },
        status: {
          on: isNarrow ? ['form'] : [...filterAndList, 'form'],
          initial: 1,
          confirmStop: stopText,
          serverErrors: ['请先启用上级分类'],
        },
      }),
    },
  });
}
