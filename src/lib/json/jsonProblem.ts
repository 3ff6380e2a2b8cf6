import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** The parser's complaints in the words of the staff. */
const words: Readonly<Record<string, string>> = {
  InvalidSymbol: '无法识别的内容',
  InvalidNumberFormat: '数字格式不正确',
  PropertyNameExpected: '缺少带双引号的属性名',
  ValueExpected: '缺少值',
  ColonExpected: '缺少冒号',
  CommaExpected: '缺少逗号',
  CloseBraceExpected: '缺少右花括号 }',
  CloseBracketExpected: '缺少右方括号 ]',
  EndOfFileExpected: '多余的内容',
  InvalidCommentToken: '不能有注释',
  UnexpectedEndOfComment: '不能有注释',
  UnexpectedEndOfString: '字符串缺少结尾的双引号',
  UnexpectedEndOfNumber: '数字不完整',
  InvalidUnicode: '\\u 转义不正确',
  InvalidEscapeCharacter: '转义字符不正确',
  InvalidCharacter: '字符串中有非法字符',
};

/** The problem of a text that is no JSON, with line and column from 1; undefined where it is JSON. */
export function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return `JSON 格式不正确${whereAndWhy(text)}`;
  }
}

/** Browsers word their own complaints differently, and some do not name the place. */
function whereAndWhy(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (!first) return '';
  const before = text.slice(0, first.offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return `：第 ${before.length} 行第 ${column} 列${words[printParseErrorCode(first.error)] ?? ''}`;
}
