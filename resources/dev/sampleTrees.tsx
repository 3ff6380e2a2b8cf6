import { defineResource } from '@/src/crud/defineResource';
import { treeCheck } from '@/src/crud/fields/treeCheck/treeCheck';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { placeRule } from '@/src/lib/fieldRule';
import { colour } from '@/src/ui/fields/colour/colour';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, formAndShow, listAndShow } from '@/src/ui/fields/field';
import { icon } from '@/src/ui/fields/icon/icon';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { toggle } from '@/src/ui/fields/toggle';
import { transfer } from '@/src/ui/fields/transfer/transfer';
import { devEndpoints } from './endpoints';
import { type SampleNode, sampleTreeRules } from './sampleTree';

const subjects = ['语文', '数学', '外语', '物理', '化学', '生物', '历史', '地理', '政治', '技术'].map(
  (name) => ({ value: name, label: name }),
);

/** The gallery's tree: everything that a tree page can do, on places that nobody misses. */
export const sampleTrees = defineResource<SampleNode>()({
  label: '示例树',
  endpoints: devEndpoints['dev/sample-tree'],
  sendsChangesOnly: true,
  tree: {
    parent: 'parentId',
    order: 'sort',
    module: 'devSampleTree',
    levels: 4,
    parentRefusal: '存在下级，不允许删除',
  },
  fields: {
    name: text(sampleTreeRules.name, { on: everywhere }),
    parentId: treeSelect(
      '上级',
      { resource: 'dev/sample-tree', order: 'sort', root: '顶级' },
      { on: formAndShow, initial: 0, notBelowSelf: true, serverErrors: ['上级'] },
    ),
    icon: icon('图标', { width: 70 }),
    colour: colour('颜色'),
    sort: number(placeRule, { initial: 0, width: 80 }),
    status: toggle('状态', { on: everywhere, initial: 1 }),
    readers: treeCheck(
      '可见范围',
      { resource: 'dev/sample-tree', order: 'sort' },
      { on: formAndShow, parents: 'half' },
    ),
    subjects: transfer('开设科目', subjects, { on: formAndShow }),
    createTime: datetime('创建时间', { on: listAndShow }),
  },
});
