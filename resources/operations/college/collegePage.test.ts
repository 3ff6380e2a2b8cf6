import { expect, test } from 'vitest';
import { collegeHtml, collegeNote } from './collegePage';

const home = {
  ...{ provinceName: '湖南', city: '长沙市', nature: '公办', type: '综合', labels: ['985', '211'] },
  ...{ logo: '/profile/a.png', intro: '<p>简介</p>', phone: '0731-88000001', site: '' },
};

test('[O11] the public page names the college’s place, and the answers of the calls', () => {
  expect(collegeNote(home)).toBe('湖南长沙市　公办　综合');
  const html = collegeHtml({
    home,
    grades: { list: [{ name: '数学', grade: 'A+', doubleFirst: '1' }] },
    departments: {
      list: [{ college: '数学学院', majors: Array.from({ length: 7 }, () => ({ name: '统计学' })) }],
    },
  });
  expect(html).toContain('<p>简介</p>');
  expect(html).toContain('<h3>联系方式</h3><ul><li>招生电话：0731-88000001</li></ul>');
  expect(html).toContain('<li>数学 A+（双一流）</li>');
  expect(html).toMatch(/<li>数学学院：(统计学、){5}统计学 等 7 个专业<\/li>/);
});

test('[O11] missing members are no part of the page; signs of HTML in names stay signs', () => {
  expect(collegeHtml({ home: {}, grades: {}, departments: {} })).toBe('');
  expect(collegeHtml({ home: { labels: ['<b>'] }, grades: {}, departments: {} })).toBe(
    '<p><strong>&lt;b&gt;</strong></p>',
  );
});
