import { useMemo } from 'react';
import { CopyText } from '../../CopyText';
import { ScrollRegion } from '../../layout/ScrollRegion';
import { paint } from './paint';

/** Languages that can be highlighted. */
export type CodeLanguage =
  | 'java'
  | 'xml'
  | 'html'
  | 'vue'
  | 'sql'
  | 'javascript'
  | 'typescript'
  | 'json'
  | 'css';

interface Props {
  readonly text: string;
  readonly language: CodeLanguage;
  /** Its name, for the copy button and for screen readers. */
  readonly label: string;
}

/** Code to read: highlighted, with line numbers and a button that copies it. It scrolls within itself. */
export default function CodeView({ text: given, language, label }: Props) {
  // The end of the last line begins no further one.
  const text = given.replace(/\n$/, '');
  const painted = useMemo(() => paint(text, language), [text, language]);
  const lines = text.split('\n').length;
  return (
    <div className="code-view">
      <div className="code-head">
        <span>{language}</span>
        <CopyText bare text={given} label={label} />
      </div>
      <ScrollRegion className="code-body" label={label}>
        <pre className="code-lines" aria-hidden="true">
          {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
        </pre>
        <pre className="code-text">
          <code>{painted}</code>
        </pre>
      </ScrollRegion>
    </div>
  );
}
