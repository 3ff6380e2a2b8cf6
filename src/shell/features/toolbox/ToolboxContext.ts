import { createContext, type RefObject, use } from 'react';
import type { User } from '@/providers/auth/user';
import type { ToolboxPage, ToolboxPath } from './toolboxPages';
import type { ToolboxQuery } from './toolboxUrl';

/** Where the frame was last sent. */
export interface Visit {
  readonly page: ToolboxPage;
  /** Without what the drawer adds itself (theme, token). */
  readonly query: ToolboxQuery;
  readonly address: string;
  /** Number of the frame; another one is a frame of its own. */
  readonly frame: number;
}

/** The toolbox, for whatever opens it. */
export interface Toolbox {
  readonly user: User;
  /**
   * Opens a page, 普通批计划 where none is named (TBX-2); one that the person may not see is not opened (TBX-3). Without a query it carries what the open
   * workbench says, else the last chosen province. `fresh` loads it anew even where the frame could just turn to it.
   */
  readonly open: (path?: ToolboxPath, query?: ToolboxQuery, fresh?: boolean) => void;
  /** The button in the top bar, to which the focus returns. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Set by ToolboxHost; nothing in tests of the top bar alone. */
export const ToolboxContext = createContext<Toolbox | undefined>(undefined);

/** The toolbox around this place. */
export function useToolbox(): Toolbox | undefined {
  return use(ToolboxContext);
}
