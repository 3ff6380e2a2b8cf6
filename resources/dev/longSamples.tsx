import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { placeRule } from '@/src/lib/fieldRule';
import { choice, type Option } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, listAndShow } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { devEndpoints } from './endpoints';
import { type Sample, sampleRules } from './sample';

/** How many rows the list has; 1,000 where none is chosen. */
const counts = [
  { value: '20', label: '20 行' },
  { value: '1000', label: '1,000 行' },
  { value: '10000', label: '10,000 行' },
] satisfies Option<string>[];

/** A list without pages: what thousands of rows on one page are like. */
export const longSamples = defineResource<Sample>()({
  label: '长列表示例',
  endpoints: devEndpoints['dev/sample-long'],
  paged: false,
  sendsChangesOnly: true,
  filters: { rows: choice<string>('行数', counts) },
  fields: {
    name: text('名称', {
      required: true,
      maxLength: 50,
      on: everywhere,
      sortable: true,
      width: 200,
    }),
    status: dictionary('状态', 'sys_normal_disable', { width: 110 }),
    amount: number(sampleRules.amount, { sortable: true, inline: true, sum: true, width: 140 }),
    price: money(sampleRules.price, { sortable: true, sum: true, width: 160 }),
    sort: number(placeRule, { inline: true, width: 120 }),
    createTime: datetime('创建时间', { on: listAndShow, sortable: true, width: 190 }),
  },
});
