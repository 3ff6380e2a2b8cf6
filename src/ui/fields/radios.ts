import { load } from '../load';

/** The values of a state side by side; fetched with the first form that has one. */
export const RadioInput = load(() => import('./RadioInput'));
