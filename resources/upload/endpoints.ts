import { assumedCrud, readByListers } from '@/providers/endpoints/assumedCrud';
import { assumed, rpc } from '@/providers/endpoints/builder';

/** Calls of 上传管理 (screens U1 to U3). */
export const uploadEndpoints = {
  'upload/file': rpc('/ssystem-api/api/uploadfile', {
    permission: 'upload:file',
    calls: {
      list: assumed('list'),
      one: readByListers,
      // Not `create`: a dialog of its own adds files, one call each.
      add: assumed({ path: 'add', verb: 'create' }),
      rename: assumed({ path: 'edit', verb: 'edit' }),
      remove: assumed('del'),
      zip: assumed({ path: 'zip', verb: 'download' }),
      find: assumed({ path: 'find', verb: 'create' }),
    },
  }),
  'upload/image': rpc('/ssystem-api/api/uploadimage', {
    permission: 'upload:image',
    calls: {
      list: assumed('list'),
      create: assumed('add'),
      update: assumed('edit'),
      remove: assumed('del'),
      uses: assumed({ path: 'uses', verb: 'list' }),
    },
  }),
  'upload/title': rpc('/ssystem-api/api/uploadtitle', {
    permission: 'upload:title',
    calls: {
      ...assumedCrud,
      zip: assumed({ path: 'zip', verb: 'show' }),
    },
  }),
} as const;
