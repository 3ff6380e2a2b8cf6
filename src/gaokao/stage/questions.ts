/** Codes of the questions that a reader may not decide alone. */
export type QuestionCode =
  | 'unread'
  | 'columns'
  | 'part'
  | 'sums'
  | 'rank'
  | 'steps'
  | 'above'
  | 'top'
  | 'high'
  | 'bounds'
  | 'gaps'
  | 'total'
  | 'track'
  | 'year';

/** An answer that a person may give. */
export interface StageOption {
  readonly value: string;
  readonly label: string;
}

/** A question that stops an import until a person has answered. */
export interface StageQuestion {
  readonly code: QuestionCode;
  /** A key that stays the same while its texts stay the same, whatever else is typed. */
  readonly key: string;
  readonly text: string;
  /** Lines of the text that it is about, from 1. */
  readonly lines: readonly number[];
  /** A single option is to be ticked; of several one is chosen. */
  readonly options: readonly StageOption[];
  readonly answer: string | undefined;
}

/** Answers of persons, by the key of the question. */
export type StageAnswers = Readonly<Record<string, string>>;

/** A question; `about` are the texts that the answer holds for. */
export interface NewQuestion {
  readonly code: QuestionCode;
  readonly text: string;
  readonly about: readonly string[];
  readonly lines?: readonly number[] | undefined;
  readonly options?: readonly StageOption[] | undefined;
}

const seen: readonly StageOption[] = [{ value: 'seen', label: '已核对，继续' }];

/** Collects questions; `ask` returns the answer, and the first option while there is none. */
export function createAsker(answers: StageAnswers) {
  const questions: StageQuestion[] = [];
  const ask = ({ code, text, about, lines = [], options = seen }: NewQuestion): string => {
    const key = [code, ...about].join('\n');
    const given = Object.hasOwn(answers, key) ? answers[key] : undefined;
    const answer = options.some(({ value }) => value === given) ? given : undefined;
    questions.push({ code, key, text, lines, options, answer });
    return answer ?? options[0]?.value ?? '';
  };
  return { questions, ask };
}

/** Asks a question and returns the answer. */
export type Ask = ReturnType<typeof createAsker>['ask'];

/** Line numbers in words: 第 3、5 行, the first few of many. */
export function linesText(lines: readonly number[]): string {
  const told = lines.slice(0, 6).join('、');
  return lines.length > 6 ? `第 ${told} 等 ${lines.length} 行` : `第 ${told} 行`;
}
