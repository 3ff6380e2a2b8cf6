import type { Random } from '../random';

const surnames = [
  ...'赵钱孙李周吴郑王冯陈沈韩杨朱秦许何吕张孔曹严金魏陶姜谢邹苏潘葛范彭鲁韦马方任袁柳唐罗薛雷贺',
] as const;
const givenChars = [
  ...'子宇浩梓轩涵欣怡佳琪俊杰思远嘉睿语晨诗雨若溪博文明哲安然可昕逸凡亦辰星月清越知行景书瑶芷晴奕',
] as const;

/** An invented name. */
export function personName({ below }: Random): string {
  const surname = surnames[below(surnames.length)] ?? '';
  const [first = '', second = ''] = [
    givenChars[below(givenChars.length)],
    givenChars[below(givenChars.length)],
  ];
  return surname + first + second;
}

/** An invented mobile number: 1990000 and four digits. */
export function mobileNumber(number: number): string {
  return `1990000${String(number).padStart(4, '0')}`;
}
