import { assumedCrud, readByListers } from '@/providers/endpoints/assumedCrud';
import { assumed, rpc } from '@/providers/endpoints/builder';

/** Calls of a kind of legal text, by its last part: `agreement` or `privacy`. */
function legalText(name: string) {
  return rpc(`/ssystem-api/api/${name}`, {
    permission: `show:${name}`,
    calls: {
      ...assumedCrud,
      publish: assumed('publish'),
    },
  });
}

/** Calls of 展示管理 (screens S1 to S5). */
export const showEndpoints = {
  'show/agreement': legalText('agreement'),
  'show/link': rpc('/ssystem-api/api/link', {
    permission: 'show:link',
    calls: {
      ...assumedCrud,
      one: readByListers,
      check: assumed({ path: 'check', verb: 'edit' }),
    },
  }),
  'show/network': rpc('/ssystem-api/api/network', {
    permission: 'show:network',
    calls: {
      ...assumedCrud,
      one: readByListers,
    },
  }),
  'show/privacy': legalText('privacy'),
  'show/website': rpc('/ssystem-api/api/website', {
    permission: 'show:website',
    calls: { read: assumed({ path: 'info', verb: 'list' }), save: assumed({ path: 'save', verb: 'edit' }) },
  }),
  // The banners of the site: whoever may change it may change them.
  'show/banner': rpc('/ssystem-api/api/website', {
    name: 'show/banner',
    permission: 'show:website',
    calls: {
      list: assumed({ path: 'bannerList', whole: true }),
      create: assumed({ path: 'bannerSave', verb: 'edit' }),
      update: assumed({ path: 'bannerSave', verb: 'edit' }),
      remove: assumed({ path: 'bannerDel', verb: 'edit' }),
    },
  }),
} as const;
