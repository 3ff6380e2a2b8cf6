import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { User } from '@/providers/auth/user';
import { createWorkbenchPlace, WorkbenchContext } from '@/src/services/useToolbox';
import { load } from '@/src/ui/load';
import { QuietBoundary } from '../../kit/QuietBoundary';
import { useCrashNotice } from '../../kit/useCrashNotice';
import type { Services } from '../../model/services';
import { prefersDark } from '../../model/theme/machine';
import { schemeOf } from '../../model/theme/showTheme';
import { readProvince } from './lastProvince';
import { type Toolbox, ToolboxContext, type Visit } from './ToolboxContext';
import { defaultPath, findPage } from './toolboxPages';
import { buildToolboxUrl } from './toolboxUrl';

const ToolboxDrawer = load(() => import('./ToolboxDrawer'));

export interface ToolboxHostProps {
  readonly services: Services;
  readonly user: User;
  /** Put the session's token into the frame's address (`toolboxTokenInQuery` of the runtime configuration). */
  readonly tokenInQuery?: boolean;
  /** Milliseconds after which the tool counts as slow. */
  readonly slowAfter?: number;
  /** The frame: the button in its top bar, and the pages that the toolbox may work for. */
  readonly children: ReactNode;
}

/**
 * Keeps the toolbox while somebody is signed in. Its drawer's code comes when a page is first opened; it ends with the
 * session.
 */
export function ToolboxHost({ children, slowAfter = 15_000, ...props }: ToolboxHostProps) {
  const [workbench] = useState(createWorkbenchPlace);
  const [folded, setFolded] = useState(false);
  const [visit, setVisit] = useState<Visit>();
  const { services, user, tokenInQuery = false } = props;
  const button = useRef<HTMLButtonElement>(null);

  const toolbox = useMemo<Toolbox>(() => {
    const { platformConfig, session, settings } = services;
    return {
      user,
      button,
      open(path = defaultPath, asked, fresh = false) {
        const page = findPage(user, path);
        const query = asked ?? workbench.get()?.values ?? { provinceId: readProvince(user) };
        const token = tokenInQuery ? session.token() : undefined;
        const own = { theme: schemeOf(settings.get(), prefersDark.get()), from: 'admin', token };
        const { toolboxAddress } = platformConfig.get();
        const address = page && buildToolboxUrl(toolboxAddress, page.path, { ...query, ...own });
        if (!page || !address) return;
        setFolded(false);
        setVisit((last) => ({ page, query, address, frame: frameOf(last, address, fresh) }));
      },
    };
  }, [services, user, tokenInQuery, workbench]);

  const tell = useCrashNotice(services.notifier);
  const onCrash = (error: unknown) => {
    tell(error);
    setVisit(undefined);
  };

  return (
    <ToolboxContext value={toolbox}>
      <WorkbenchContext value={workbench}>{children}</WorkbenchContext>
      {visit && (
        <QuietBoundary onCrash={onCrash}>
          <Suspense fallback={null}>
            <ToolboxDrawer
              services={services}
              toolbox={toolbox}
              visit={visit}
              workbench={workbench}
              slowAfter={slowAfter}
              folded={folded}
              onFold={setFolded}
              onClose={() => setVisit(undefined)}
            />
          </Suspense>
        </QuietBoundary>
      )}
    </ToolboxContext>
  );
}

/** The frame for an address: the present one where only the part after the # differs. */
function frameOf(last: Visit | undefined, address: string, fresh: boolean): number {
  if (!last) return 1;
  const [document, hash] = address.split('#');
  const staysThere = hash !== undefined && last.address.split('#')[0] === document;
  return staysThere && !fresh ? last.frame : last.frame + 1;
}
