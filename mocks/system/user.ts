import { systemEndpoints } from '@/resources/system/endpoints';
import { crudHandlers } from '../crud';
import { platformStoreId } from '../customer/storeRow';
import { accountTable } from './accountTable';

/** The platform's own staff (rest-contract, section 4); passwords never leave the server. */
export const userRoutes = crudHandlers(systemEndpoints['system/user'], accountTable, {
  contains: ['userName', 'nickName', 'phonenumber'],
  visible: ({ storeId }) => storeId === platformStoreId,
  presenter:
    async () =>
    ({ password: _password, diagnosis: _diagnosis, storeId: _storeId, ...user }) =>
      user,
});
