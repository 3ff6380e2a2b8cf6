import { useEffect, useState } from 'react';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import { draftedForms } from '@/src/work/drafts';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useTexts } from '../kit/useTexts';
import type { PanelProps } from '../model/panels/panelProps';
import { sessionTexts } from './texts';

const draftTexts = { 'layout.signOut.drafts': '以下未保存的草稿将被删除：{names}' } as const;

/**
 * Asks 确定注销并退出系统吗？, then about unsaved changes, and signs out (SESS-2). Names the drafts that go with it: those
 * about people, of other tabs of the browser too (decision 34).
 */
export default function SignOut({ services, close }: PanelProps) {
  const t = useTexts({ ...sessionTexts, ...draftTexts });
  const place = useUnsavedContext();
  const names = useLostDrafts();
  async function signOut(): Promise<void> {
    close();
    if (place && !(await place.unsavedRegistry.confirmDiscard(place.unsavedRegistry.get()))) return;
    await place?.drafts.forgetPersonal();
    await services.auth.logout();
  }
  if (!names) return null;
  return (
    <ConfirmDialog text={t('layout.signOut.confirm')} onOk={() => void signOut()} onCancel={close}>
      {names.length > 0 && <p>{t('layout.signOut.drafts', { names: names.join('、') })}</p>}
    </ConfirmDialog>
  );
}

/** Names of the drafts that a sign-out removes; the forms that are open here are asked about by themselves. */
function useLostDrafts(): readonly string[] | undefined {
  const place = useUnsavedContext();
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    let current = true;
    const look = async () => {
      const all = (await place?.drafts.all()) ?? [];
      const open = place?.unsavedRegistry.get().map(({ draftAt }) => draftAt?.()) ?? [];
      const lost = all.filter(({ personal, path }) => personal && !open.includes(path));
      if (current) setNames(draftedForms(lost).map(({ name }) => name));
    };
    void look();
    return () => {
      current = false;
    };
  }, [place]);
  return names;
}
