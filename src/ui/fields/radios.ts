import { lazy } from 'react';

/** The values of a state side by side; fetched with the first form that has one. */
export const RadioInput = lazy(() => import('./RadioInput'));
