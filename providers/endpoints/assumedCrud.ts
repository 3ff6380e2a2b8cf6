import { assumed } from './builder';

/** The calls of a POST resource for which the specification gives none (contract, section 2). */
export const assumedCrud = {
  list: assumed('list'),
  one: assumed('info'),
  create: assumed('add'),
  update: assumed('edit'),
  remove: assumed('del'),
} as const;

/** Publishing and taking back of such a resource, and the review before it: writers hand in, publishers decide. */
export const assumedReview = {
  status: assumed({ path: 'status', verb: 'publish' }),
  submit: assumed({ path: 'submit', verb: 'edit' }),
  sendBack: assumed({ path: 'sendBack', verb: 'publish' }),
} as const;

/** Reads one record, for all who may list them: for a resource without a permission for showing one. */
export const readByListers = assumed({ path: 'info', verb: 'list' });
