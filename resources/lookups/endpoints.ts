import { assumed, rpc } from '@/providers/endpoints/builder';

const api = '/ssystem-api/api';

/** Short lists that several domains choose from; they have no page of their own. */
export const lookupEndpoints = {
  /** All provinces of the exam, for selects, and the rules of one (screen Q4). */
  'lookups/province': rpc(`${api}/index`, {
    permission: 'lookups:province',
    calls: {
      list: { path: 'province', verb: null, whole: true },
      one: { path: 'provinceInfo', verb: null },
    },
  }),
  /** The experts with their loads (screens E1 and E9). */
  'lookups/expert': rpc(`${api}/expert`, {
    permission: 'lookups:expert',
    calls: { list: assumed({ path: 'list', verb: null, whole: true }) },
  }),
};
