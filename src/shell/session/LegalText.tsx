import { Suspense, use, useState } from 'react';
import { createLoader } from '@/src/lib/loader';
import { Dialog } from '../kit/Dialog';
import { useTexts } from '../kit/useTexts';
import type { Services } from '../model/services';
import { readLegalText } from './signInCalls';
import { sessionTexts } from './texts';

const pictures = createLoader(() => import('@/src/lib/mapImages'));

interface LegalTextProps {
  readonly services: Pick<Services, 'send' | 'imageUrl'>;
  readonly which: 'agreement' | 'privacy';
  readonly onClose: () => void;
}

/** The agreement or the privacy text, read when it is opened. */
export function LegalText({ services, which, onClose }: LegalTextProps) {
  const t = useTexts(sessionTexts);
  const [text] = useState(() => readShown(services, which));
  return (
    <Dialog
      wide
      title={t(`register.${which}`)}
      onCancel={onClose}
      actions={
        <button type="button" className="button button-main" onClick={onClose}>
          {t('register.text.close')}
        </button>
      }
    >
      <Suspense fallback={<div className="sign-legal" aria-busy="true" />}>
        <Html text={text} title={t(`register.${which}`)} empty={t('register.text.empty')} />
      </Suspense>
    </Dialog>
  );
}

/**
 * The text with its pictures where they are shown (WID-6). A text without pictures needs no code for them. It stays as
 * it came where that cannot be fetched.
 */
async function readShown(
  { send, imageUrl }: LegalTextProps['services'],
  which: LegalTextProps['which'],
): Promise<string> {
  const html = await readLegalText(send, which);
  if (!/<img\b/i.test(html)) return html;
  return pictures.fetch().then(
    ({ mapImages }) => mapImages(html, imageUrl),
    () => html,
  );
}

/** HTML from the server, in a frame that runs no script and reaches nothing. On white, for which it was written. */
function Html({ text, title, empty }: { text: Promise<string>; title: string; empty: string }) {
  const html = use(text);
  if (html === '') return <p className="sign-legal">{empty}</p>;
  const style =
    '<style>body{font:14px/1.8 system-ui,sans-serif;background:#fff;color:#1f2a37;margin:12px 16px}</style>';
  return <iframe className="sign-legal" title={title} sandbox="" srcDoc={style + html} />;
}
