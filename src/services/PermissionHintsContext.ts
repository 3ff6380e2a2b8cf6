import { createContext } from 'react';

/** Whether an administrator has asked to see the permission of each gated control. */
export const PermissionHintsContext = createContext(false);
