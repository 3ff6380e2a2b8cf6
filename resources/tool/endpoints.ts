import { rest } from '@/providers/endpoints/builder';

const gen = { permission: 'tool:gen', idField: 'tableId', given: false } as const;

/** REST calls of the tool domain (contract, section 3). */
export const toolEndpoints = {
  'tool/gen': rest('/tool/gen', {
    ...gen,
    only: ['list', 'remove'],
    calls: {
      preview: { path: 'preview/{id}', method: 'GET' },
      import: { path: 'importTable' },
      // The role admin, no permission.
      createTable: { path: 'createTable', verb: null, since: '3.8.8' },
      // These calls name tables, not ids.
      code: { path: 'batchGenCode', method: 'GET', verb: 'code' },
      codeToPath: { path: 'genCode/{id}', method: 'GET', verb: 'code', writes: true },
      sync: { path: 'synchDb/{id}', method: 'GET', verb: 'edit', writes: true },
    },
  }),
  'tool/gen/db': rest('/tool/gen/db', { ...gen, idField: 'tableName', only: ['list'] }),
  'tool/gen-edit': rest('/tool/gen', {
    ...gen,
    name: 'tool/gen-edit',
    only: ['update'],
    calls: {
      // Opens with the permission to edit, and asks for nothing else (ROUTE-10).
      detail: { path: '{id}', method: 'GET', verb: 'edit' },
      menus: { path: '/system/menu/treeselect', method: 'GET', verb: null },
      dictTypes: { path: '/system/dict/type/optionselect', method: 'GET', verb: null },
    },
  }),
} as const;
