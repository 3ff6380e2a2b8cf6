import { createContext } from 'react';

/** Whether an administrator has asked to be shown what each gated control needs. */
export const PermissionHintsContext = createContext(false);
