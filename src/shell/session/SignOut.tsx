import { useUnsavedContext } from '@/src/work/UnsavedContext';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { layoutTexts } from '../layout/texts';
import type { PanelProps } from '../panels/panelProps';
import { useTexts } from '../texts/useTexts';

/** Asks 确定注销并退出系统吗？, then about unsaved changes, and signs out (SESS-2). */
export default function SignOut({ services, close }: PanelProps) {
  const t = useTexts(layoutTexts);
  const place = useUnsavedContext();
  async function signOut(): Promise<void> {
    close();
    if (!place || (await place.unsavedRegistry.confirmDiscard(place.unsavedRegistry.get())))
      services.session.signOut();
  }
  return <ConfirmDialog text={t('layout.signOut.confirm')} onOk={() => void signOut()} onCancel={close} />;
}
