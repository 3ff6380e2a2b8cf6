import { expect, test } from 'vitest';
import { printedCards } from './printedCards';

test('[G12] the printed cards are those of the file', () => {
  const line =
    '\t1260001000000019,23456789ABCD,志愿卡,2026,2026-09-30,"春季, ""志愿""卡",https://a.example.com/bind?card=1';
  expect(printedCards(`\uFEFF卡号,卡密,卡类型,适用年份,绑定截止,批次名称,绑卡地址\r\n${line}\r\n`)).toEqual([
    {
      ...{ cardNo: '1260001000000019', secret: '2345-6789-ABCD', deadline: '2026-09-30' },
      ...{ name: '春季, "志愿"卡', link: 'https://a.example.com/bind?card=1' },
    },
  ]);
});

test('[G12] a printed name carries no guard of spreadsheet files, whatever ends the lines', () => {
  const head = '卡号,卡密,卡类型,适用年份,绑定截止,批次名称,绑卡地址';
  const line = '\t1260001000000019,23456789ABCD,志愿卡,2026,2026-09-30,"\'-50元""特价"",卡",';
  for (const end of ['\r\n', '\n'])
    expect(printedCards([head, line, ''].join(end))).toMatchObject([
      { cardNo: '1260001000000019', name: '-50元"特价",卡', link: '' },
    ]);
});
