import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSame } from './isSame';
import { paragraphChanges } from './paragraphChanges';
import { textChanges } from './textChanges';

test('a Chinese text is compared word by word', () => {
  const pieces = textChanges('考生应在六月提交志愿', '考生应在七月提交志愿');
  expect(pieces.filter(({ kind }) => kind !== 'kept')).toEqual([
    { text: '六月', kind: 'removed' },
    { text: '七月', kind: 'added' },
  ]);
});

test('kept and removed pieces make the old text, kept and added ones the new one', () => {
  const side = (pieces: ReturnType<typeof textChanges>, without: string) =>
    pieces.flatMap(({ text, kind }) => (kind === without ? [] : text)).join('');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      const pieces = textChanges(before, after);
      expect([side(pieces, 'added'), side(pieces, 'removed')]).toEqual([before, after]);
    }),
  );
});

test.each([
  [null, undefined, true],
  ['', null, true],
  ['1', 1, false],
  [['a', 'b'], ['a', 'b'], true],
  [['a'], ['b'], false],
  [0, null, false],
])('%j and %j say the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

describe('paragraph by paragraph', () => {
  test('a similar paragraph is changed, others came or went', () => {
    const before = ['一、服务内容', '本平台提供志愿填报工具。', '六、其他', '旧的条款不再适用。'];
    const after = ['一、服务内容', '本平台提供志愿填报管理工具。', '五、新增', '六、其他'];
    expect(paragraphChanges(before, after)).toEqual([
      { kind: 'kept', text: '一、服务内容' },
      { kind: 'changed', before: before[1], after: after[1] },
      { kind: 'added', text: '五、新增' },
      { kind: 'kept', text: '六、其他' },
      { kind: 'removed', text: '旧的条款不再适用。' },
    ]);
  });

  test('kept, changed and removed paragraphs make the old text, in order; kept, changed and added ones the new one', () => {
    const paragraphs = fc.array(fc.constantFrom('甲乙丙丁', '甲乙丙', '戊己', '庚', '', '辛壬癸'));
    fc.assert(
      fc.property(paragraphs, paragraphs, (before, after) => {
        const changes = paragraphChanges(before, after);
        const side = (without: string, changed: 'before' | 'after') =>
          changes.flatMap((change) => {
            if (change.kind === 'changed') return [change[changed]];
            return change.kind === without ? [] : [change.text];
          });
        expect([side('added', 'before'), side('removed', 'after')]).toEqual([before, after]);
      }),
    );
  });
});
