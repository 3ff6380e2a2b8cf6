import { createContext } from 'react';
import type { User } from '@/providers/auth/user';
import type { MenuNode } from '../../model/menu/menuTree';

/** The signed-in person and their tree of pages. */
export interface Visitor {
  readonly user: Pick<User, 'name' | 'realName'>;
  readonly tree: readonly MenuNode[];
}

/** Set by the frame. */
export const VisitorContext = createContext<Visitor | undefined>(undefined);
