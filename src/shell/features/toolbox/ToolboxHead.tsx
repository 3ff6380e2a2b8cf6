import type { ReactNode } from 'react';
import { useTexts } from '../../kit/useTexts';
import { ToolIcon } from './ToolIcon';
import { toolboxTexts } from './toolboxTexts';

interface Props {
  readonly titleId: string;
  readonly label: string;
  readonly address: string;
  readonly onRefresh: () => void;
  readonly onFold: () => void;
  readonly onClose: () => void;
  /** The choices between title and buttons. */
  readonly children: ReactNode;
}

/** Title, choices and commands of the drawer. */
export function ToolboxHead({ titleId, label, address, onRefresh, onFold, onClose, children }: Props) {
  const t = useTexts(toolboxTexts);
  return (
    <header className="toolbox-head">
      <h2 id={titleId}>{t('toolbox.title', { label })}</h2>
      <div className="toolbox-choices">{children}</div>
      <div className="toolbox-actions">
        <a
          className="icon-button"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('toolbox.window')}
          title={t('toolbox.window')}
        >
          <ToolIcon name="window" />
        </a>
        <Action icon="refresh" name={t('toolbox.refresh')} onClick={onRefresh} />
        <Action icon="fold" name={t('toolbox.fold')} onClick={onFold} />
        <Action icon="close" name={t('toolbox.close')} onClick={onClose} />
      </div>
    </header>
  );
}

interface ActionProps {
  readonly icon: 'refresh' | 'fold' | 'close';
  readonly name: string;
  readonly onClick: () => void;
}

function Action({ icon, name, onClick }: ActionProps) {
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={onClick}>
      <ToolIcon name={icon} />
    </button>
  );
}
