import { useEffect, useRef, useState } from 'react';
import { copyText } from '@/src/lib/copyText';
import { errorTexts } from '../../kit/errorTexts';
import { useTexts } from '../../kit/useTexts';

/** Copies a text and confirms it; where the browser does not let it, shows the text, selected. */
export default function CopyRequest({ text }: { text: string }) {
  const t = useTexts(errorTexts);
  const [outcome, setOutcome] = useState<'copied' | 'manual'>();
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'manual');
  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {t('error.401.copy')}
      </button>
      <p role="status" className="error-copied">
        {outcome && t(`error.401.${outcome}`)}
      </p>
      {outcome === 'manual' && <SelectedText text={text} label={t('error.401.manual')} />}
    </>
  );
}

function SelectedText({ text, label }: { text: string; label: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return <textarea ref={field} readOnly rows={3} className="error-request" aria-label={label} value={text} />;
}
