import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useTexts } from '../kit/useTexts';
import type { PanelProps } from '../model/panels/panelProps';
import { sessionTexts } from './texts';

/** Asks 确定注销并退出系统吗？, then about unsaved changes, and signs out (SESS-2). */
export default function SignOut({ services, close }: PanelProps) {
  const t = useTexts(sessionTexts);
  const place = useUnsavedContext();
  async function signOut(): Promise<void> {
    close();
    if (place && !(await place.unsavedRegistry.confirmDiscard(place.unsavedRegistry.get()))) return;
    await place?.drafts.forgetPersonal();
    await services.auth.logout();
  }
  return <ConfirmDialog text={t('layout.signOut.confirm')} onOk={() => void signOut()} onCancel={close} />;
}
