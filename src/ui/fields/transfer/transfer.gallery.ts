import { type KindExample, kindExample } from '../kindExample';
import { transfer } from './transfer';

const subjects = ['物理', '历史', '化学', '生物', '政治', '地理'].map((name) => ({
  value: name,
  label: name,
}));

export const gallery: readonly KindExample[] = [
  kindExample(transfer('穿梭框', subjects, { required: true }), ['物理', '化学']),
];
