import { useState } from 'react';
import { callOperation } from '@/providers/data/callOperation';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { openDocs } from '@/src/lib/openDocs';
import { Dialog } from '../kit/Dialog';
import { DocsIcon } from '../kit/icons';
import { useTexts } from '../kit/useTexts';
import type { Services } from '../model/services';
import { layoutTexts } from './texts';

interface DocsButtonProps {
  readonly services: Pick<Services, 'send' | 'notifier'>;
  /** Whether it is an item of a popover; in the bar where absent. */
  readonly inMenu?: boolean;
}

/** 开发文档: opens the documents of the interfaces in a new window (LAY-3). */
export function DocsButton({ services: { send, notifier }, inMenu = false }: DocsButtonProps) {
  const t = useTexts(layoutTexts);
  const [opening, setOpening] = useState(false);
  const [blocked, setBlocked] = useState<string>();

  async function open(): Promise<void> {
    if (opening) return;
    setOpening(true);
    // the call only reads
    const options = { allowRepeat: true };
    const read = async () => (await callOperation({ send }, shellCalls.apidocAccessToken, { options })).data;
    try {
      const outcome = await openDocs(read, () => window.open('', '_blank'));
      if (outcome.kind === 'missing') notifier.notify('error', t('layout.docs.missing'));
      if (outcome.kind === 'blocked') setBlocked(outcome.address);
    } catch {
      // the call has already reported a failure
    } finally {
      setOpening(false);
    }
  }

  const label = t('layout.docs');
  return (
    <>
      <button
        type="button"
        className={inMenu ? 'popover-item' : 'icon-button'}
        {...(!inMenu && { 'aria-label': label, title: label })}
        aria-disabled={opening}
        onClick={() => void open()}
      >
        <DocsIcon />
        {inMenu && label}
      </button>
      {blocked !== undefined && <BlockedDialog address={blocked} close={() => setBlocked(undefined)} />}
    </>
  );
}

/** A link to the documents where the browser has blocked the window. */
function BlockedDialog({ address, close }: { address: string; close: () => void }) {
  const t = useTexts(layoutTexts);
  return (
    <Dialog
      title={t('layout.docs')}
      onCancel={close}
      actions={
        <>
          <button type="button" className="button" onClick={close}>
            {t('layout.cancel')}
          </button>
          <a
            className="button button-main"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
          >
            {t('layout.docs.open')}
          </a>
        </>
      }
    >
      <p>{t('layout.docs.blocked')}</p>
    </Dialog>
  );
}
