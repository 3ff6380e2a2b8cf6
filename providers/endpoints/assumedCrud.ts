import { assumed } from './builder';

/** The calls of a POST resource of which the specification gives none (contract, section 2). */
export const assumedCrud = {
  list: assumed('list'),
  one: assumed('info'),
  create: assumed('add'),
  update: assumed('edit'),
  remove: assumed('del'),
} as const;

/** Reads one record for all who may list them: of a resource that has no permission for showing one. */
export const readByListers = assumed({ path: 'info', verb: 'list' });
