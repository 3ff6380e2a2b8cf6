import type { GenColumn } from '@/resources/tool/gen/gen';
import { capital } from '../importDefaults';
import { flagged, type GenModel, indent, labelOf } from '../model';

function rulesOf(columns: readonly GenColumn[]): string[] {
  return flagged(flagged(columns, 'isEdit'), 'isRequired').map(
    (column) => `${column.javaField}: [{ required: true, message: '${labelOf(column)}不能为空' }],`,
  );
}

function dictsOf(columns: readonly GenColumn[]): string[] {
  return [...new Set(columns.flatMap(({ dictType }) => dictType || []))];
}

/** The script of the page for Vue 3. */
export function vue3Script({ table, columns, pk, tree, sub }: GenModel): string {
  const name = capital(table.businessName);
  const dicts = dictsOf(columns);
  const empty = sub ? '{ items: [] }' : '{}';
  const take = tree
    ? `rows.value = proxy.handleTree(answer.data, '${tree.code}', '${tree.parent}');`
    : 'rows.value = answer.rows;\n  total.value = answer.total;';
  return `<script setup name="${name}">
import { add${name}, del${name}, list${name}, update${name} } from '@/api/${table.moduleName}/${table.businessName}';

const { proxy } = getCurrentInstance();
${dicts.length > 0 ? `const { ${dicts.join(', ')} } = proxy.useDict(${dicts.map((dict) => `'${dict}'`).join(', ')});\n` : ''}const rows = ref([]);
const total = ref(0);
const loading = ref(false);
const open = ref(false);
const query = ref({});
const form = ref(${empty});
const rules = {
${indent(rulesOf(columns), 2)}
};

async function read() {
  loading.value = true;
  const answer = await list${name}(query.value).finally(() => (loading.value = false));
  ${take}
}

function edit(row) {
  form.value = { ...${empty}, ...row };
  open.value = true;
}

async function submit() {
  await proxy.$refs.formRef.validate();
  await (form.value.${pk.javaField} ? update${name} : add${name})(form.value);
  open.value = false;
  await read();
}

async function remove(id) {
  await proxy.$modal.confirm('是否确认删除${table.functionName}编号为"' + id + '"的数据项？');
  await del${name}(id);
  await read();
}

const search = read;
function reset() {
  query.value = {};
  return read();
}

read();
</script>
`;
}

/** The same for Vue 2. */
export function vue2Script({ table, columns, pk, tree, sub }: GenModel): string {
  const name = capital(table.businessName);
  const dicts = dictsOf(columns);
  const empty = sub ? '{ items: [] }' : '{}';
  const take = tree
    ? `this.rows = this.handleTree(answer.data, '${tree.code}', '${tree.parent}');`
    : 'this.rows = answer.rows;\n      this.total = answer.total;';
  return `<script>
import { add${name}, del${name}, list${name}, update${name} } from '@/api/${table.moduleName}/${table.businessName}';

export default {
  name: '${name}',
  dicts: [${dicts.map((dict) => `'${dict}'`).join(', ')}],
  data() {
    return {
      rows: [], total: 0, loading: false, open: false, query: {}, form: ${empty},
      rules: {
${indent(rulesOf(columns), 8)}
      },
    };
  },
  created() {
    this.read();
  },
  methods: {
    async read() {
      const answer = await list${name}(this.query);
      ${take}
    },
    search() {
      return this.read();
    },
    reset() {
      this.query = {};
      return this.read();
    },
    edit(row) {
      this.form = { ...${empty}, ...row };
      this.open = true;
    },
    async submit() {
      await this.$refs.formRef.validate();
      await (this.form.${pk.javaField} ? update${name} : add${name})(this.form);
      this.open = false;
      await this.read();
    },
    async remove(id) {
      await del${name}(id);
      await this.read();
    },
  },
};
</script>
`;
}
