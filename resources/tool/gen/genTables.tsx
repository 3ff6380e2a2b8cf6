import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import type { ActionTools } from '@/src/crud/actions/action';
import { defineResource } from '@/src/crud/defineResource';
import { rowNumber } from '@/src/crud/fields/rowNumber';
import { sameCode } from '@/src/lib/codes';
import { datetime } from '@/src/ui/fields/date';
import { filterAndList, listOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { toolEndpoints } from '../endpoints';
import type { GenTable } from './gen';

const PreviewDialog = load(() => import('./preview/PreviewDialog'));
const CreateTableDialog = load(() => import('./CreateTableDialog'));
const ImportTableDialog = load(() => import('./ImportTableDialog'));

const { code } = toolEndpoints['tool/gen'].operations;

/** The code of tables as one archive; answers whether it came. */
async function downloadCode(
  { downloads }: Pick<ActionTools, 'downloads'>,
  tables: readonly GenTable[],
): Promise<boolean> {
  const { zip } = await downloads();
  return zip(codePath(tables.map(({ tableName }) => tableName)), 'ruoyi.zip');
}

/**
 * The address of the code of tables as one archive. The server has another address for a single table, with the name
 * in the path; this one takes any name.
 */
function codePath(tables: readonly string[]): string {
  return `${code.path}?tables=${tables.map(encodeURIComponent).join(',')}`;
}

/** Generates the code of a table: into its folder on the server, or as an archive. */
async function generate(table: GenTable, tools: ActionTools<'codeToPath'>): Promise<void> {
  const { tableName, genType, genPath } = table;
  if (!sameCode(genType, '1')) return void downloadCode(tools, [table]);
  await tools.call('codeToPath', { id: tableName });
  tools.notify('success', `成功生成到自定义路径：${genPath}`);
}

/** Tables that code is generated for (代码生成; rest-contract, section 16). */
export const genTables = defineResource<GenTable>()({
  label: '代码生成',
  endpoints: toolEndpoints['tool/gen'],
  idLabel: '表编号',
  card: { lines: [['tableComment', 'className']] },
  fields: {
    tableId: rowNumber('序号'),
    tableName: text('表名称', { on: filterAndList }),
    tableComment: text('表描述', { on: filterAndList }),
    className: text('实体', { on: listOnly }),
    createTime: datetime('创建时间', { on: filterAndList }),
    updateTime: datetime('更新时间', { on: listOnly }),
  },
  actions: {
    create: {
      on: 'toolbar',
      label: '创建',
      icon: <PlusOutlined aria-hidden />,
      role: 'admin',
      operation: 'createTable',
      dialog: CreateTableDialog,
    },
    import: {
      on: 'toolbar',
      label: '导入',
      icon: <ImportOutlined aria-hidden />,
      operation: 'import',
      dialog: ImportTableDialog,
    },
    preview: { on: 'row', label: '预览', operation: 'preview', dialog: PreviewDialog },
    edit: {
      on: 'row',
      label: '编辑',
      promoted: true,
      opens: true,
      permission: 'tool:gen:edit',
      href: ({ tableId }, search) =>
        `/tool/gen-edit/index/${tableId}${search && `?${new URLSearchParams({ list: search })}`}`,
    },
    sync: {
      on: 'row',
      label: '同步',
      operation: 'sync',
      confirm: ({ tableName }) => `确认要强制同步「${tableName}」表结构吗？`,
      request: ({ tableName }) => ({ id: tableName }),
      success: '同步成功',
    },
    code: { on: 'row', label: '生成代码', operation: 'code', run: generate },
    batchCode: {
      on: 'batch',
      label: '生成',
      operation: 'code',
      run: (rows, tools) => downloadCode(tools, rows),
    },
  },
});
