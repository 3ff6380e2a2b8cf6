import { type RefObject, useState } from 'react';
import type { User } from '@/providers/auth/user';
import type { ToolboxChoice, WorkbenchPlace } from '@/src/services/useToolbox';
import type { Scheme } from '@/src/ui/theme/palette';
import { useTexts } from '../../kit/useTexts';
import type { Services } from '../../model/services';
import type { Visit } from './ToolboxContext';
import { findPage } from './toolboxPages';
import { toolboxTexts } from './toolboxTexts';
import type { ToolboxQuery } from './toolboxUrl';
import { tell, useToolMessages } from './useToolMessages';

interface Needs {
  readonly services: Services;
  readonly user: User;
  readonly visit: Visit;
  readonly scheme: Scheme;
  readonly workbench: WorkbenchPlace;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** The page on screen: where the frame was sent, or where the tool says that it went from there. */
type Shown = Pick<Visit, 'page' | 'query'>;

/**
 * Exchanges messages with the tool (screens-expert, T1, Messages). Returns the shown page, and whether the tool reports
 * that the session has ended.
 */
export function useConversation({ services, user, visit, scheme, workbench, frame }: Needs) {
  const add = useAddChoice(workbench);
  const [expired, setExpired] = useState(false);
  const [moved, setMoved] = useState<Shown & { from: Visit }>();
  const place = { frame, address: visit.address };

  function greet(): void {
    const { id, name } = user;
    const query = { ...visit.query, theme: scheme, from: 'admin' };
    tell(place, { type: 'init', token: services.session.token() ?? '', user: { id, name }, query });
  }

  function move(path: string, query: ToolboxQuery): void {
    const page = findPage(user, path);
    if (page) setMoved({ page, query, from: visit });
  }

  useToolMessages(place, (message) => {
    if (message.type === 'tokenExpired') setExpired(true);
    else if (message.type === 'ready') greet();
    else if (message.type === 'navigate') move(message.page, message.query);
    else void add(message.choice).then((result) => tell(place, { type: 'addResult', ...result }));
  });

  const shown: Shown = moved?.from === visit ? moved : visit;
  return { shown, expired };
}

/** Adds a row to the open workbench; answers no where there is none. Never rejects. */
function useAddChoice(workbench: WorkbenchPlace) {
  const t = useTexts(toolboxTexts);
  return async (choice: ToolboxChoice) => {
    const open = workbench.get();
    if (!open) return { ok: false, text: t('toolbox.noWorkbench') };
    try {
      return await open.addChoice(choice);
    } catch (error) {
      return { ok: false, text: error instanceof Error ? error.message : t('toolbox.addFailed') };
    }
  };
}
