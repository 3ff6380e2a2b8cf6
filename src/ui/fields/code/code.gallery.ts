import { type KindExample, kindExample } from '../kindExample';
import { code } from './code';

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

export const gallery: readonly KindExample[] = [kindExample(code('组件', { language: 'vue' }), vue)];
