import { useState, useSyncExternalStore } from 'react';
import type { PendingPrompt, UnsavedRegistry } from '@/src/work/unsavedRegistry';
import { Dialog } from '../../kit/Dialog';
import { useTexts } from '../../kit/useTexts';
import { useTabs } from '../../model/tabs/TabsContext';
import { shownKeys } from '../../model/tabs/tabs';
import './unsavedPrompt.css';

/** Texts around unsaved changes; the language pack replaces them by key. */
const unsavedTexts = {
  'leaving.title': '确认提示',
  'leaving.ask': '有未保存的修改，确认离开吗？',
  'leaving.list': '未保存的内容',
  'leaving.stay': '继续编辑',
  'leaving.save': '保存后离开',
  'leaving.saving': '保存中…',
  'leaving.go': '不保存离开',
} as const;

/**
 * Asks whether unsaved changes may be lost, and names them. The only dialog for all ways of leaving (architecture,
 * section 5).
 */
export function UnsavedPrompt({ unsavedRegistry }: { unsavedRegistry: UnsavedRegistry }) {
  const prompt = useSyncExternalStore(unsavedRegistry.subscribe, unsavedRegistry.pendingPrompt);
  return prompt && <PromptDialog prompt={prompt} />;
}

function PromptDialog({ prompt: { dirtyForms, answer, save } }: { prompt: PendingPrompt }) {
  const t = useTexts(unsavedTexts);
  const { tabs, open } = useTabs();
  const [saving, setSaving] = useState(false);
  const shown = shownKeys(tabs);
  // A hidden form has no fields to check.
  const canSave = dirtyForms.every((form) => form.save && (form.tab === '' || shown.includes(form.tab)));

  async function saveAll(): Promise<void> {
    setSaving(true);
    const refused = await save();
    if (refused) open(refused.tab);
  }

  return (
    <Dialog
      title={t('leaving.title')}
      onCancel={() => saving || answer(false)}
      actions={
        <>
          <button type="button" className="button" disabled={saving} onClick={() => answer(false)}>
            {t('leaving.stay')}
          </button>
          {canSave && (
            <button type="button" className="button" disabled={saving} onClick={() => void saveAll()}>
              {t(saving ? 'leaving.saving' : 'leaving.save')}
            </button>
          )}
          <button
            type="button"
            className="button button-danger"
            disabled={saving}
            onClick={() => answer(true)}
          >
            {t('leaving.go')}
          </button>
        </>
      }
    >
      <p>{t('leaving.ask')}</p>
      <ul className="leaving-list" aria-label={t('leaving.list')}>
        {dirtyForms.map(({ id, name, saveNote }) => (
          <li key={id}>{canSave && saveNote !== undefined ? `${name}（${saveNote}）` : name}</li>
        ))}
      </ul>
    </Dialog>
  );
}
