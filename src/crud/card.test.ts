import { describe, expect, test } from 'vitest';
import { rest } from '@/providers/endpoints/builder';
import { choice } from '../ui/fields/choice';
import { datetime } from '../ui/fields/date';
import { money } from '../ui/fields/money';
import { number } from '../ui/fields/number';
import { mobileNumber } from '../ui/fields/phone';
import { relativeTime } from '../ui/fields/relativeTime';
import { tags } from '../ui/fields/tags';
import { text } from '../ui/fields/text';
import { textarea } from '../ui/fields/textarea';
import { cardOf, showsWhole } from './card';
import { defineResource, erase } from './defineResource';
import { dictionary } from './fields/dictionary/dictionary';
import { masked } from './fields/masked/masked';
import { upload } from './fields/upload/upload';

interface Thing {
  id: number;
  name: string;
  code: string;
  photo: string;
  story: string;
  place: string;
  owner: string;
  maker: string;
  status: string;
  hidden: string;
}

const fields = {
  photo: upload('照片', 'image'),
  name: text('名称'),
  code: text('编码'),
  story: textarea('故事'),
  place: text('地点'),
  status: text('状态'),
  owner: text('所有者'),
  maker: text('制造者'),
  hidden: text('备忘', { on: ['form'] }),
};
const base = { label: '物品', endpoints: rest('/dev/thing'), fields };
const row = { id: 7, name: '笔', code: 'B', owner: '王' };
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('a card', () => {
  test('has title, state and the first three short columns where the resource says nothing', () => {
    const card = cardOf(defineResource<Thing>()(base));
    expect(card.titleOf(row)).toBe('笔');
    expect(card.badge?.name).toBe('status');
    expect(namesOf(card.facts)).toEqual(['code', 'place', 'owner']);
    expect(card.attention(row)).toBeUndefined();
  });

  test('has the declared facts, of which three find room', () => {
    const card = cardOf(
      defineResource<Thing>()({
        ...base,
        card: {
          title: 'owner',
          badge: false,
          lines: [
            ['hidden', 'code', 'place', 'maker'],
            ({ code }) => (code === 'B' ? '快用完了' : undefined),
          ],
        },
      }),
    );
    expect(card.titleOf(row)).toBe('王');
    expect(card.badge).toBeUndefined();
    expect(namesOf(card.facts)).toEqual(['hidden', 'code', 'place']);
    expect(card.attention(row)).toBe('快用完了');
  });

  test('that names a member without a field is refused', () => {
    const { place: _place, ...rest } = fields;
    const declare = () => defineResource<Thing>()({ ...base, fields: rest, card: { lines: [['place']] } });
    expect(declare).toThrow('Resource "dev/thing" has a card with "place", which is none of its fields');
  });
});

test('a card shows figures, sums, times, telephone numbers, tags and masked values whole, and may cut words', () => {
  const fields = erase({
    ...{ count: number('数量'), sum: money('金额'), time: datetime('时间'), seen: relativeTime('最近登录') },
    ...{ phone: text('电话', mobileNumber), mobile: masked('手机号'), account: masked('账号') },
    ...{ name: text('名称'), kind: choice('种类', [{ value: 1, label: '普通' }]), labels: tags('标签') },
    state: choice('状态', [{ value: 1, label: '启用', tone: 'success' }]),
    type: dictionary('类型', 'recharge_type'),
  });
  const whole = fields.filter(showsWhole);
  const tagged = ['state', 'type'];
  expect(namesOf(whole)).toEqual(['count', 'sum', 'time', 'seen', 'phone', 'mobile', 'account', ...tagged]);
});
