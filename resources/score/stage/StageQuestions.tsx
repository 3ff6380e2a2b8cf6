import { Alert, Button, Checkbox, Radio } from 'antd';
import type { StageQuestion } from '@/src/gaokao/stage/questions';
import styles from './stage.module.css';

interface Props {
  readonly questions: readonly StageQuestion[];
  readonly answer: (key: string, value: string | undefined) => void;
  /** Brings a line of the pasted text into view. */
  readonly show: (line: number) => void;
}

/** Open questions about a pasted table; the import waits until each has its answer. */
export function StageQuestions({ questions, answer, show }: Props) {
  if (questions.length === 0) return null;
  const open = questions.filter((question) => question.answer === undefined).length;
  const message = open > 0 ? `有 ${open} 处需要确认，确认前不能导入` : `${questions.length} 处已确认`;
  return (
    <Alert
      type={open > 0 ? 'warning' : 'success'}
      showIcon
      role="alert"
      message={message}
      description={
        <ul className={styles.questions}>
          {questions.map((question) => (
            <li key={question.key}>
              {question.text}
              {question.lines.slice(0, 6).map((line) => (
                <Button key={line} type="link" size="small" onClick={() => show(line)}>
                  第 {line} 行
                </Button>
              ))}
              <div>
                <Answer question={question} answer={answer} />
              </div>
            </li>
          ))}
        </ul>
      }
    />
  );
}

function Answer({ question, answer }: { question: StageQuestion; answer: Props['answer'] }) {
  const { key, text, options, answer: given } = question;
  const [only] = options;
  if (options.length === 1 && only)
    return (
      <Checkbox
        checked={given === only.value}
        onChange={({ target }) => answer(key, target.checked ? only.value : undefined)}
      >
        {only.label}
      </Checkbox>
    );
  return (
    <Radio.Group
      aria-label={text}
      options={[...options]}
      value={given}
      onChange={({ target }) => answer(key, String(target.value))}
    />
  );
}
