import type { TreeOption } from '@/src/crud/fields/tree/treeOption';
import type { Option } from '@/src/ui/fields/choice';
import type { TransferOption } from '@/src/ui/fields/transfer/transfer';

/** Categories of an exhibit. */
export const categories = [
  { value: 'paper', label: '文献', tone: 'primary' },
  { value: 'device', label: '器物', tone: 'success' },
  { value: 'work', label: '作品', tone: 'warning' },
] as const;

/** How good an exhibit is; each category has grades of its own. */
export const grades: readonly Option<string>[] = [
  { value: 'A', label: '善本' },
  { value: 'B', label: '普通本' },
  { value: 'C', label: '一级文物' },
  { value: 'D', label: '二级文物' },
  { value: 'E', label: '原作' },
];

/** The grades of a category; none before one is chosen. */
export const gradesOf: Readonly<Record<string, readonly string[]>> = {
  paper: ['A', 'B'],
  device: ['C', 'D'],
  work: ['E'],
};

/** Halls with their rooms. */
export const halls: readonly TreeOption<number>[] = [
  {
    value: 1,
    label: '东馆',
    children: [
      { value: 11, label: '东一厅' },
      { value: 12, label: '东二厅' },
    ],
  },
  {
    value: 2,
    label: '西馆',
    children: [
      { value: 21, label: '西一厅' },
      { value: 22, label: '西二厅' },
    ],
  },
];

/** Guides who may show an exhibit. */
export const guides: readonly TransferOption<number>[] = [
  { value: 1, label: '甲老师' },
  { value: 2, label: '乙老师' },
  { value: 3, label: '丙老师' },
  { value: 4, label: '丁老师' },
];
