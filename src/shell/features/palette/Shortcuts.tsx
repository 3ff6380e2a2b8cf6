import { groupBy } from '@/src/lib/groupBy';
import { pageKeys } from '@/src/services/usePageKeys';
import { Dialog } from '../../kit/Dialog';
import { useTexts } from '../../kit/useTexts';
import type { PanelProps } from '../../model/panels/panelProps';
import { KeyHint } from '../shortcuts/KeyHint';
import { shortcuts } from '../shortcuts/shortcuts';
import { shortcutTexts } from '../shortcuts/texts';
import './shortcuts.css';

/** All shortcuts by group (?). */
export default function Shortcuts({ close }: PanelProps) {
  const t = useTexts(shortcutTexts);
  const byGroup = [...groupBy(shortcuts, ({ group }) => group)];
  return (
    <Dialog
      wide
      title={t('shortcuts.title')}
      onCancel={close}
      actions={
        <button type="button" className="button button-main" onClick={close}>
          {t('shortcuts.close')}
        </button>
      }
    >
      <div className="shortcuts-columns">
        {byGroup.map(([group, members]) => (
          <section key={group} className="shortcuts" aria-label={t(`shortcuts.${group}`)}>
            <h3>{t(`shortcuts.${group}`)}</h3>
            <dl>
              {members.map(({ id, title, keys }) => (
                <div key={id}>
                  <dt>{t(title)}</dt>
                  <dd>
                    <KeyHint keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {pageKeys().map(({ title, keys }) => (
          <section key={title} className="shortcuts" aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(({ keys: pressed, label }) => (
                <div key={pressed}>
                  <dt>{label}</dt>
                  <dd>
                    <kbd>{pressed}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
