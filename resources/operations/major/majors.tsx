import { DiffOutlined } from '@ant-design/icons';
import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { richtext } from '@/src/crud/fields/richtext';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { auditTab } from '@/src/crud/show/auditTab';
import { collegeLevels } from '@/src/gaokao/collegeEnumerations';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, fieldOf, formAndShow, type Kind, listAndShow, showOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { tags } from '@/src/ui/fields/tags';
import { text } from '@/src/ui/fields/text';
import { toggle } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { byName } from '../byName';
import { operationsEndpoints } from '../endpoints';
import { statusActions } from '../statusActions';
import { ClassCell, hollandKind, ReqStatsCell } from './MajorCells';
import { type Major, majorChanges, majorRules, studyYears } from './major';

const CatalogueDialog = load(() => import('./CatalogueDialog'));
const PreviewTab = load(() => import('./PreviewTab'));

const endpoints = operationsEndpoints['operations/specialty'];

/** A course may have 、 in its name. */
const partedKind: Kind<string[]> = {
  ...tags('').kind,
  sheet: { as: 'list', hint: '多项用分号隔开' },
};

const intro = richtext('专业介绍', { on: formAndShow, required: true });

/** The national catalogues of majors, described for students (专业管理, screen O12). */
export const majors = defineResource<Major>()({
  label: '专业',
  endpoints,
  search: 'name',
  form: 'page',
  sendsChangesOnly: true,
  recycles: true,
  serverExport: true,
  // Recommendations name their majors.
  invalidates: [callKey('operations/recommendations')],
  card: { lines: [['code', 'classCode', 'schoolCount']] },
  quickFilters: [
    { label: '全部', filters: {} },
    ...collegeLevels.map(({ value, label }) => ({ label, filters: { level: value } })),
    ...majorChanges
      .filter(({ value }) => value > 0)
      .map(({ value, label }) => ({ label, filters: { change: String(value) } })),
  ],
  importing: {
    columns: [
      ...(['code', 'name', 'level', 'classCode', 'degree', 'years', 'intro', 'courses', 'careers'] as const),
      ...(['holland', 'status'] as const),
    ],
    example: [
      {
        ...{
          code: '080999T',
          name: '示例技术',
          level: '本科',
          classCode: '计算机类',
          degree: '工学',
          years: '4',
        },
        ...{ intro: '培养能设计与维护示例系统的人才。', courses: '程序设计；数据结构' },
        ...{ careers: '软件开发；系统运维', holland: 'R、I', status: 1 },
      },
    ],
  },
  fields: {
    name: text(majorRules.name, { on: everywhere, serverErrors: ['专业名称已存在'], width: 190 }),
    status: toggle('状态', { on: everywhere, initial: 1 }),
    code: text(majorRules.code, {
      on: everywhere,
      serverErrors: ['专业代码'],
      width: 100,
      priority: 'high',
    }),
    level: choice('层次', collegeLevels, { on: everywhere, required: true, width: 76, priority: 'high' }),
    classCode: byName(
      treeSelect<string>(
        '专业类',
        { operation: endpoints.operations.tree },
        {
          on: ['list', 'form', 'show'],
          required: true,
          leavesOnly: true,
          width: 150,
          Cell: ClassCell,
          serverErrors: ['专业类'],
        },
      ),
      '专业类名称或四位代码，如 计算机类 或 0809',
    ),
    degree: dictionary('授予学位', 'degree', {
      required: ({ level }) => level === '本科',
      visible: ({ level }) => level !== '专科',
      width: 90,
    }),
    years: choice('修业年限', studyYears, { required: true, width: 90 }),
    schoolCount: number('开设院校', { on: listAndShow, sortable: true, unit: ' 所', width: 100 }),
    change: choice('目录变动', majorChanges, { on: ['filter', 'list', 'show'], width: 90 }),
    reqStats: fieldOf('选科要求分布', reqStatsKind(), { on: showOnly }),
    intro: { ...intro, kind: { ...intro.kind, sheet: { hint: '文字，每行一段' } } },
    courses: fieldOf('主干课程', partedKind, { on: formAndShow }),
    careers: fieldOf('就业方向', partedKind, { on: formAndShow }),
    holland: fieldOf('匹配兴趣', hollandKind, { on: formAndShow, initial: [], help: '最多 3 项' }),
    createTime: datetime('创建时间', { on: showOnly }),
  },
  actions: {
    compare: {
      on: 'toolbar',
      label: '目录年度对比',
      icon: <DiffOutlined aria-hidden />,
      operation: 'compare',
      dialog: CatalogueDialog,
    },
    ...statusActions,
  },
  deleteQuestion: (rows) => {
    const [only] = rows;
    const what = only && rows.length === 1 ? `「${only.name}」` : `选中的 ${rows.length} 个专业`;
    return `删除后可在回收站恢复，是否确认删除${what}？`;
  },
  showTabs: [{ key: 'preview', label: '前台预览', Tab: PreviewTab }, auditTab],
});

function reqStatsKind(): Kind<Major['reqStats']> {
  return {
    Cell: ReqStatsCell,
    Input: () => null,
    operator: 'eq',
    verb: '请选择',
    width: 200,
    wide: true,
  };
}
