import { storeRoutes } from './customer/store';
import { areasRoute } from './platform/areas';
import { imageRoutes } from './platform/images';
import { loginRoute } from './platform/login';
import { savePasswordRoute } from './platform/password';
import { registerRoute } from './platform/register';
import { sendCodeRoute } from './platform/smsCode';
import { startupRoutes } from './platform/startup';
import type { Route } from './route';
import { dictDataRoutes } from './system/dictData';
import { dictTypeRoutes } from './system/dictType';
import { userRoutes } from './system/user';

/** Every call that the mock server answers. */
export const routes: readonly Route[] = [
  loginRoute,
  registerRoute,
  sendCodeRoute,
  savePasswordRoute,
  ...startupRoutes,
  areasRoute,
  ...imageRoutes,
  ...storeRoutes,
  ...userRoutes,
  ...dictTypeRoutes,
  ...dictDataRoutes,
];
