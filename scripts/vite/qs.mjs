import * as neoqs from 'neoqs';

/** Refine imports qs as one object; neoqs has the same functions as named exports only. */
export default neoqs;
