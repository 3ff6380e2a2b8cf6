import { storeRoutes } from './customer/store';
import { homeRoutes } from './home/homeRoutes';
import { systemUpdateRoutes } from './operations/systemUpdate';
import { areasRoute } from './platform/areas';
import { imageRoutes } from './platform/images';
import { loginRoute } from './platform/login';
import { noteRoutes } from './platform/note';
import { savePasswordRoute } from './platform/password';
import { registerRoute } from './platform/register';
import { sendCodeRoute } from './platform/smsCode';
import { startupRoutes } from './platform/startup';
import { toolboxRoutes } from './platform/toolbox';
import { topBarRoutes } from './platform/topBar';
import { unlockRoute } from './platform/unlock';
import type { Route } from './route';
import { dictDataRoutes } from './system/dictData';
import { dictTypeRoutes } from './system/dictType';
import { noticeRoute } from './system/notice';
import { noticeTopRoutes } from './system/noticeTop';
import { profileRoutes } from './system/profile';
import { userRoutes } from './system/user';

/** Every call that the mock server answers. */
export const routes: readonly Route[] = [
  loginRoute,
  registerRoute,
  sendCodeRoute,
  savePasswordRoute,
  unlockRoute,
  ...startupRoutes,
  ...noteRoutes,
  ...topBarRoutes,
  ...toolboxRoutes,
  ...noticeTopRoutes,
  areasRoute,
  ...imageRoutes,
  ...homeRoutes,
  ...profileRoutes,
  noticeRoute,
  ...systemUpdateRoutes,
  ...storeRoutes,
  ...userRoutes,
  ...dictTypeRoutes,
  ...dictDataRoutes,
];
