import type { GenColumn } from '@/resources/tool/gen/gen';
import { capital } from '../importDefaults';
import { flagged, type GenModel, indent, labelOf } from '../model';
import { vue2Script, vue3Script } from './vueScript';

/** The calls of the page. */
export function apiJs({ table, pk, url }: GenModel): string {
  const name = capital(table.businessName);
  const call = (about: string, head: string, more: readonly string[]) =>
    `/** ${about}${table.functionName} */\nexport function ${head} {\n  return request({ ${more.join(', ')} });\n}\n`;
  return [
    "import request from '@/utils/request';\n",
    call('查询', `list${name}(query)`, [`url: '${url}/list'`, "method: 'get'", 'params: query']),
    call('读取', `get${name}(${pk.javaField})`, [`url: \`${url}/\${${pk.javaField}}\``, "method: 'get'"]),
    call('新增', `add${name}(data)`, [`url: '${url}'`, "method: 'post'", 'data']),
    call('修改', `update${name}(data)`, [`url: '${url}'`, "method: 'put'", 'data']),
    call('删除', `del${name}(ids)`, [`url: \`${url}/\${ids}\``, "method: 'delete'"]),
  ].join('\n');
}

/** The page: filters, table or tree, form; for Vue 3 or for Vue 2. */
export function indexVue(model: GenModel): string {
  const { table, columns, permission, sub } = model;
  const isVue3 = table.tplWebType !== 'element-ui';
  const filters = flagged(columns, 'isQuery').map(
    (column) =>
      `<el-form-item label="${labelOf(column)}" prop="${column.javaField}">\n  ${control(column, 'query')}\n</el-form-item>`,
  );
  const items = flagged(columns, 'isEdit').map(
    (column) =>
      `<el-form-item label="${labelOf(column)}" prop="${column.javaField}">\n  ${control(column, 'form')}\n</el-form-item>`,
  );
  const open = isVue3 ? 'v-model="open"' : ':visible.sync="open"';
  return `<template>
  <div class="app-container">
    <el-form ref="queryRef" :model="query" :inline="true">
${indent(filters, 6)}
      <el-form-item>
        <el-button type="primary" @click="search">搜索</el-button>
        <el-button @click="reset">重置</el-button>
      </el-form-item>
    </el-form>

    <el-button v-hasPermi="['${permission}:add']" type="primary" @click="edit()">新增</el-button>

${indent([tableOf(model)], 4)}

    <el-dialog ${open} title="${table.functionName}">
      <el-form ref="formRef" :model="form" :rules="rules" label-width="100px">
${indent(items, 8)}
      </el-form>
${sub ? `${indent([subTable(sub)], 6)}\n` : ''}      <template #footer>
        <el-button type="primary" @click="submit">确定</el-button>
        <el-button @click="open = false">取消</el-button>
      </template>
    </el-dialog>
  </div>
</template>

${isVue3 ? vue3Script(model) : vue2Script(model)}`;
}

function tableOf({ columns, pk, tree, permission }: GenModel): string {
  const shown = flagged(columns, 'isList').map(
    ({ columnComment, columnName, javaField, dictType }) =>
      `<el-table-column label="${columnComment || columnName}" prop="${javaField}"${
        dictType
          ? `>\n  <template #default="{ row }"><dict-tag :options="${dictType}" :value="row.${javaField}" /></template>\n</el-table-column>`
          : ' />'
      }`,
  );
  const kind = tree ? ` row-key="${tree.code}" default-expand-all` : '';
  return [
    `<el-table v-loading="loading" :data="rows"${kind}>`,
    indent(shown, 2),
    '  <el-table-column label="操作">',
    '    <template #default="{ row }">',
    `      <el-button v-hasPermi="['${permission}:edit']" link @click="edit(row)">修改</el-button>`,
    ...(tree
      ? [
          `      <el-button v-hasPermi="['${permission}:add']" link @click="edit({ ${tree.parent}: row.${tree.code} })">新增下级</el-button>`,
        ]
      : []),
    `      <el-button v-hasPermi="['${permission}:remove']" link @click="remove(row.${pk.javaField})">删除</el-button>`,
    '    </template>',
    '  </el-table-column>',
    '</el-table>',
    ...(tree ? [] : ['<pagination v-show="total > 0" :total="total" @pagination="read" />']),
  ].join('\n');
}

function subTable({ table }: NonNullable<GenModel['sub']>): string {
  const cells = table.columns
    .filter(({ isPk }) => isPk !== '1')
    .map(
      (column) =>
        `<el-table-column label="${labelOf(column)}">\n  <template #default="{ row }">${control(column, 'row')}</template>\n</el-table-column>`,
    );
  return `<h4>${table.functionName}</h4>\n<el-table :data="form.items">\n${indent(cells, 2)}\n</el-table>`;
}

/** The form control of a column. */
function control({ htmlType, javaField, dictType, queryType }: GenColumn, owner: string): string {
  const bound = `v-model="${owner}.${javaField}"`;
  const options = dictType
    ? `<el-option v-for="entry in ${dictType}" :key="entry.value" :label="entry.label" :value="entry.value" />`
    : '';
  if (htmlType === 'datetime' && owner === 'query' && queryType === 'BETWEEN')
    return `<el-date-picker v-model="query.range${capital(javaField)}" type="daterange" value-format="YYYY-MM-DD" />`;
  if (['select', 'radio', 'checkbox'].includes(htmlType) && owner !== 'form')
    return `<el-select ${bound} clearable>${options}</el-select>`;
  return (controls[htmlType] ?? plainInput)(bound, options);
}

const plainInput = (bound: string) => `<el-input ${bound} />`;

const controls: Readonly<Record<string, (bound: string, options: string) => string>> = {
  textarea: (bound) => `<el-input ${bound} type="textarea" />`,
  select: (bound, options) => `<el-select ${bound}>${options}</el-select>`,
  radio: (bound, options) =>
    `<el-radio-group ${bound}>${options.replaceAll('el-option', 'el-radio')}</el-radio-group>`,
  checkbox: (bound, options) =>
    `<el-checkbox-group ${bound}>${options.replaceAll('el-option', 'el-checkbox')}</el-checkbox-group>`,
  datetime: (bound) => `<el-date-picker ${bound} type="datetime" value-format="YYYY-MM-DD HH:mm:ss" />`,
  imageUpload: (bound) => `<image-upload ${bound} />`,
  fileUpload: (bound) => `<file-upload ${bound} />`,
  editor: (bound) => `<editor ${bound} :min-height="192" />`,
};
