import { storeRoutes } from './customer/store';
import { exhibitRoutes } from './dev/exhibit';
import { sampleRoutes } from './dev/sample';
import { sampleLongRoutes } from './dev/sampleLong';
import { sampleTreeRoutes } from './dev/sampleTree';
import { homeRoutes } from './home/homeRoutes';
import { systemUpdateRoutes } from './operations/systemUpdate';
import { areasRoute } from './platform/areas';
import { downloadRoutes } from './platform/downloads';
import { fileRoutes } from './platform/files';
import { imageRoutes } from './platform/images';
import { loginRoute } from './platform/login';
import { noteRoutes } from './platform/note';
import { savePasswordRoute } from './platform/password';
import { registerRoute } from './platform/register';
import { saveSortRoute } from './platform/saveSort';
import { sendCodeRoute } from './platform/smsCode';
import { startupRoutes } from './platform/startup';
import { storageRoutes } from './platform/storageHost';
import { toolboxRoutes } from './platform/toolbox';
import { topBarRoutes } from './platform/topBar';
import { editorConfigRoute } from './platform/ueditor';
import { unlockRoute } from './platform/unlock';
import type { Route } from './route';
import { configRoutes } from './system/config';
import { dictDataRoutes } from './system/dictData';
import { dictTypeRoutes } from './system/dictType';
import { noticeRoute } from './system/notice';
import { noticeTopRoutes } from './system/noticeTop';
import { postRoutes } from './system/post';
import { profileRoutes } from './system/profile';
import { userRoutes } from './system/user';
import { genRoutes } from './tool/gen/gen';

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
  saveSortRoute,
  ...imageRoutes,
  ...fileRoutes,
  ...storageRoutes,
  editorConfigRoute,
  ...downloadRoutes,
  ...homeRoutes,
  ...profileRoutes,
  noticeRoute,
  ...systemUpdateRoutes,
  ...storeRoutes,
  ...userRoutes,
  ...postRoutes,
  ...configRoutes,
  ...dictTypeRoutes,
  ...dictDataRoutes,
  ...genRoutes,
  ...sampleRoutes,
  ...exhibitRoutes,
  ...sampleTreeRoutes,
  ...sampleLongRoutes,
];
