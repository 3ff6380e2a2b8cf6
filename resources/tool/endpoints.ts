import { rest } from '@/providers/data/endpoints';

const gen = { permission: 'tool:gen', idField: 'tableId', given: false } as const;

/** REST calls of the tool domain (contract, section 3). */
export const toolEndpoints = {
  'tool/gen': rest('/tool/gen', {
    ...gen,
    only: ['list', 'remove'],
    calls: {
      preview: { path: 'preview/{id}', method: 'GET', given: false },
      import: { path: 'importTable', given: false },
      // The role admin, no permission.
      createTable: { path: 'createTable', given: false, verb: null },
      // These name tables, not ids.
      code: { path: 'download/{id}', method: 'GET', given: false },
      batchCode: { path: 'batchGenCode', method: 'GET', given: false, verb: 'code' },
      codeToPath: { path: 'genCode/{id}', method: 'GET', given: false, verb: 'code' },
      sync: { path: 'synchDb/{id}', method: 'GET', given: false, verb: 'edit' },
    },
  }),
  'tool/gen/db': rest('/tool/gen/db', { ...gen, idField: 'tableName', only: ['list'] }),
  'tool/gen-edit': rest('/tool/gen', {
    ...gen,
    only: ['update'],
    calls: {
      detail: { path: '{id}', method: 'GET', given: false, verb: 'query' },
      menus: { path: '/system/menu/treeselect', method: 'GET', given: false, verb: null },
      dictTypes: { path: '/system/dict/type/optionselect', method: 'GET', given: false, verb: null },
    },
  }),
} as const;
