import { repeated } from '@/src/crud/fields/repeated';
import { code } from '@/src/ui/fields/code';
import { cron } from '@/src/ui/fields/cron';
import { json } from '@/src/ui/fields/json';
import { keyValue } from '@/src/ui/fields/keyValue';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { KindDemo } from '../KindDemo';

const schedule = cron('执行计划');
const options = json('参数');
const parameters = keyValue('请求头');
const lines = repeated<{ name: string; amount: number }>('明细', {
  name: text('品名', { required: true }),
  amount: number('数量', { min: 1, initial: 1 }),
});
const template = code('组件', { language: 'vue' });

const vue = `<template>
  <el-button type="primary" @click="save">保存</el-button>
</template>

<script>
export default {
  data: () => ({ count: 0 }),
  methods: {
    // 保存一次
    save() { this.count += 1; },
  },
};
</script>`;

/** Kinds with a structure of their own: plans, JSON, code, tables of parameters, groups that are repeated. */
export default function FormKindsSection() {
  return (
    <>
      <KindDemo field={schedule} example="0 0/30 8-18 ? * MON-FRI" />
      <KindDemo field={options} example={'{"light":3,"glass":true}'} />
      <KindDemo field={template} example={vue} />
      <KindDemo field={parameters} example={[{ key: 'Accept', value: 'application/json' }]} />
      <KindDemo field={lines} example={[{ name: '签字笔', amount: 3 }]} />
    </>
  );
}
