import { expect, test } from 'vitest';
import { answerHtml, answerLines } from './questionText';

test('[O5] an answer is shown line by line, and its markup as plain text', () => {
  const answer = '  先看位次\r\n\n<img src=x onerror=alert(1)> A & B <b>粗</b>\n';
  expect(answerLines(answer)).toEqual(['先看位次', '<img src=x onerror=alert(1)> A & B <b>粗</b>']);
  expect(answerHtml(answer)).toBe(
    '<p>先看位次</p><p>&lt;img src=x onerror=alert(1)&gt; A &amp; B &lt;b&gt;粗&lt;/b&gt;</p>',
  );
  expect(answerHtml('')).toBe('');
});
