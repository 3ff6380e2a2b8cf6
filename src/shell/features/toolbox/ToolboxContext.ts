import { createContext, type RefObject, use } from 'react';
import type { User } from '@/providers/auth/user';
import type { ToolboxPage, ToolboxPath } from './toolboxPages';
import type { ToolboxQuery } from './toolboxUrl';

/** The last page of the frame. */
export interface Visit {
  readonly page: ToolboxPage;
  /** Without the parameters that the drawer adds (theme, token). */
  readonly query: ToolboxQuery;
  readonly address: string;
  /** Number of the frame; another number is a new frame. */
  readonly frame: number;
}

/** The toolbox, for its openers. */
export interface Toolbox {
  readonly user: User;
  /**
   * Opens a page, 普通批计划 where none is named (TBX-2). A page that the person may not see is not opened (TBX-3). Without
   * a query it carries the open workbench's values, else the last chosen province. `fresh` loads it anew even where the
   * frame could just turn to it.
   */
  readonly open: (path?: ToolboxPath, query?: ToolboxQuery, fresh?: boolean) => void;
  /** The button in the top bar, to which the focus returns. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Set by ToolboxHost; undefined in tests of the top bar alone. */
export const ToolboxContext = createContext<Toolbox | undefined>(undefined);

/** The toolbox around this place. */
export function useToolbox(): Toolbox | undefined {
  return use(ToolboxContext);
}
