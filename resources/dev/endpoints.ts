import { assumedCrud } from '@/providers/endpoints/assumedCrud';
import { assumed, rpc } from '@/providers/endpoints/builder';

/** Calls of the gallery's sample records: only the mock server answers them. */
export const devEndpoints = {
  'dev/sample': rpc('/dev-api/dev/sample', {
    view: 'dev/samples/index',
    permission: 'dev:sample',
    calls: {
      ...assumedCrud,
      adjust: assumed({ path: 'adjust', verb: 'edit' }),
    },
  }),
  'dev/sample-long': rpc('/dev-api/dev/long', {
    view: 'dev/samples-long/index',
    permission: 'dev:sample-long',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      update: assumed('edit'),
      remove: assumed('del'),
    },
  }),
  'dev/sample-tree': rpc('/dev-api/dev/tree', {
    permission: 'dev:sample-tree',
    calls: {
      ...assumedCrud,
    },
  }),
  'dev/exhibit': rpc('/dev-api/dev/exhibit', {
    view: 'dev/exhibits/index',
    permission: 'dev:exhibit',
    calls: {
      ...assumedCrud,
      checkCode: assumed({ path: 'checkCode', verb: 'list' }),
      plain: assumed('plain'),
    },
  }),
  // Another person who works on the table of a student at the same time.
  'dev/rival': rpc('/dev-api/dev/rival', {
    name: 'dev/rival',
    permission: 'dev:gallery',
    calls: { save: assumed({ path: 'save', verb: 'list' }) },
  }),
  // Downloads of the gallery: an archive, and a file that is made from parameters.
  'dev/file': rpc('/dev-api/dev/file', {
    name: 'dev/file',
    permission: 'dev:gallery',
    calls: {
      archive: assumed({ path: 'archive', method: 'GET', verb: 'list' }),
      report: assumed({ path: 'report', verb: 'list' }),
    },
  }),
} as const;
