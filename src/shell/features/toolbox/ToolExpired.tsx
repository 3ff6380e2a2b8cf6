import { useEffect, useRef } from 'react';
import { Dialog } from '../../kit/Dialog';
import { useTexts } from '../../kit/useTexts';
import { toolboxTexts } from './toolboxTexts';
import '../../kit/button.css';

/** The dialog where the tool reports that the session has ended: the only way is to sign in again (TBX-5). */
export function ToolExpired({ onOk }: { onOk: () => void }) {
  const t = useTexts(toolboxTexts);
  const ok = useRef<HTMLButtonElement>(null);
  useEffect(() => ok.current?.focus(), []);
  return (
    <Dialog
      title={t('toolbox.expired.title')}
      onCancel={() => undefined}
      actions={
        <button ref={ok} type="button" className="button button-main" onClick={onOk}>
          {t('toolbox.ok')}
        </button>
      }
    >
      <p>{t('toolbox.expired')}</p>
    </Dialog>
  );
}
