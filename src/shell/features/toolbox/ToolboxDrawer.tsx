import { useEffect, useId, useRef } from 'react';
import type { WorkbenchPlace } from '@/src/services/useToolbox';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import type { Scheme } from '@/src/ui/theme/palette';
import { useStore } from '@/src/ui/useStore';
import { useModal } from '../../kit/useModal';
import type { Services } from '../../model/services';
import { useSettings } from '../../model/settings/useSettings';
import { prefersDark } from '../../model/theme/machine';
import { schemeOf } from '../../model/theme/showTheme';
import { EdgeTab } from './EdgeTab';
import { keepProvince } from './lastProvince';
import { ProvinceSelect } from './ProvinceSelect';
import { addRecent } from './recentPages';
import type { Toolbox, Visit } from './ToolboxContext';
import { ToolboxFrame } from './ToolboxFrame';
import { ToolboxHead } from './ToolboxHead';
import { ToolboxNav, ToolboxPageSelect } from './ToolboxNav';
import { ToolExpired } from './ToolExpired';
import { groupsFor, type ToolboxPath } from './toolboxPages';
import { queryFor } from './toolboxUrl';
import { useConversation } from './useConversation';
import { type Province, useProvinces } from './useProvinces';
import './toolboxMenu.css';
import './toolboxDrawer.css';

interface Props {
  readonly services: Services;
  readonly toolbox: Toolbox;
  readonly visit: Visit;
  readonly workbench: WorkbenchPlace;
  readonly slowAfter: number;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  readonly onClose: () => void;
}

/** The drawer from the right (TBX-2). Folded, it keeps its frame, hidden and unreachable. */
export default function ToolboxDrawer({
  services,
  toolbox,
  visit,
  folded,
  onFold,
  onClose,
  ...props
}: Props) {
  const { user, open, button } = toolbox;
  const { workbench, slowAfter } = props;
  const titleId = useId();
  const narrow = useNarrow();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scheme = useScheme(services);
  const provinces = useProvinces(services.send);
  const { shown, expired } = useConversation({ services, user, visit, scheme, workbench, frame });
  const { page, query } = shown;
  useModal(dialog, !folded, button);
  useRecent(toolbox, shown, provinces.list);

  const provinceId = Number(query.provinceId) || undefined;
  const pages = {
    groups: groupsFor(user),
    active: page.path,
    onChoose: (path: ToolboxPath) => open(path, queryFor(provinceId, workbench.get()?.values)),
  };
  const refresh = () => open(page.path, query, true);
  function chooseProvince(chosen: number | undefined): void {
    keepProvince(user, chosen);
    open(page.path, queryFor(chosen, workbench.get()?.values));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has a button for it */}
      <dialog
        ref={dialog}
        className="toolbox"
        aria-labelledby={titleId}
        inert={folded}
        onClick={({ target, currentTarget }) => target === currentTarget && onFold(true)}
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <ToolboxHead
          titleId={titleId}
          label={page.label}
          address={visit.address}
          onRefresh={refresh}
          onFold={() => onFold(true)}
          onClose={onClose}
        >
          {narrow && <ToolboxPageSelect {...pages} />}
          <ProvinceSelect provinces={provinces} value={provinceId} onChange={chooseProvince} />
        </ToolboxHead>
        <div className="toolbox-body">
          {!narrow && <ToolboxNav {...pages} />}
          <ToolboxFrame
            key={visit.frame}
            visit={visit}
            label={page.label}
            scheme={scheme}
            frame={frame}
            slowAfter={slowAfter}
            onRetry={refresh}
          />
        </div>
      </dialog>
      {folded && <EdgeTab onUnfold={() => onFold(false)} />}
      {expired && <ToolExpired onOk={() => void services.auth.logout()} />}
    </>
  );
}

/** The present colour scheme of the application. */
function useScheme({ settings }: Services): Scheme {
  const chosen = useSettings(settings);
  return schemeOf(chosen, useStore(prefersDark));
}

/** Remembers the page on screen; again when the province's name is known. */
function useRecent(
  { user }: Toolbox,
  { page, query }: Pick<Visit, 'page' | 'query'>,
  provinces: readonly Province[] | undefined,
): void {
  const place = provinces?.find(({ id }) => id === Number(query.provinceId))?.name ?? '';
  useEffect(() => addRecent(user, { page, query, place }), [user, page, query, place]);
}
