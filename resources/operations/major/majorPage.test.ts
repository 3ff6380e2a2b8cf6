import { expect, test } from 'vitest';
import { majorHtml, majorNote } from './majorPage';

test('[O12] the public page of a major names its courses, required subjects and prospects', () => {
  const major = {
    ...{ degree: '工学学士', className: '计算机类', years: '4', intro: '<p>介绍</p>' },
    ...{ courses: ['C < C++'], careers: [], reqStats: [{ text: '物理+化学', share: 95 }] },
    ...{ jobs: [{ name: '对口行业', share: 40 }], schools: [{ name: '北京大学', grade: 'A+' }] },
  };
  expect(majorNote(major)).toBe('工学学士　计算机类　4 年');
  expect(majorNote({ years: '5+3' })).toBe('5+3 年');
  expect(majorHtml(major)).toBe(
    '<p>介绍</p><h3>选科要求</h3><ul><li>物理+化学 95%</li></ul>' +
      '<h3>主干课程</h3><ul><li>C &lt; C++</li></ul><h3>就业去向</h3><ul><li>对口行业 40%</li></ul>' +
      '<h3>评估结果靠前的院校</h3><ul><li>北京大学 A+</li></ul>',
  );
  expect([majorNote({}), majorHtml({})]).toEqual(['', '']);
});
