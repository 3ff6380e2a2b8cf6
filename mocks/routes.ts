import { createAuditLogRoute } from './audit';
import { createdTrails } from './createdTrails';
import { accountConfigRoutes } from './customer/accountConfig';
import { appRoutes } from './customer/app';
import { availableMenuRoutes } from './customer/availableMenu';
import { customerMenuRoutes } from './customer/menu';
import { rolePermissionRoutes } from './customer/rolePermission';
import { siteRoutes } from './customer/site';
import { storeRoutes } from './customer/store';
import { exhibitRoutes } from './dev/exhibit';
import { rivalRoutes } from './dev/rival';
import { sampleLongRoutes, sampleRoutes } from './dev/sample';
import { sampleTreeRoutes } from './dev/sampleTree';
import { appointmentRoutes } from './expert/appointment';
import { collegeRoutes } from './expert/college';
import { fillingRoutes } from './expert/filling';
import { majorRecommendRoutes } from './expert/majorRecommend';
import { orderRoutes } from './expert/order';
import { requirementsRoute } from './expert/places';
import { reportRoutes } from './expert/report';
import { studentRoutes } from './expert/student';
import { volunteerRoutes } from './expert/volunteers';
import { balanceRoutes } from './finance/balance';
import { cashRoutes } from './finance/cashbook/cashbook';
import { invoiceRoutes } from './finance/invoice/invoices';
import { ledgerRoutes } from './finance/ledger';
import { moneyTrails } from './finance/moneyTrails';
import { withdrawalRoutes } from './finance/withdrawal/withdrawals';
import { homeRoutes } from './home/homeRoutes';
import { appraisalRoutes } from './management/appraisal';
import { allCardRoutes } from './management/card/cardsRoutes';
import { cardTrails } from './management/card/trails';
import { clientRoutes } from './management/client';
import { messageRoutes } from './management/message';
import { storeNoticeRoutes } from './management/notice';
import { recycleBinRoutes } from './management/recycleBin';
import { teamMemoRoutes } from './management/teamMemo';
import { userListRoutes } from './management/userList';
import { workOrderRoutes } from './management/workOrder/workOrders';
import { cacheRoutes } from './monitor/cache';
import { jobRoutes } from './monitor/job/job';
import { jobLogRoutes, loginLogRoutes, operLogRoutes } from './monitor/logs';
import { onlineRoutes } from './monitor/online';
import { serverRoutes } from './monitor/server';
import { articleRoutes } from './operations/article/articles';
import { brochureRoutes } from './operations/brochure/brochure';
import { categoryRoutes } from './operations/category/categories';
import { schoolRoutes } from './operations/college/college';
import { consultRoutes } from './operations/consult/consults';
import { galleryRoutes } from './operations/gallery/galleries';
import { goodServiceRoutes } from './operations/goodService/goodServices';
import { specialtyRoutes } from './operations/major/major';
import { materialRoutes } from './operations/material/materials';
import { planRoutes } from './operations/plan/plan';
import { recommendRoutes } from './operations/recommend/recommendations';
import { serviceRoutes } from './operations/service/services';
import { systemUpdateRoutes } from './operations/systemUpdate';
import { siteUserRoutes } from './operations/user/users';
import { areasRoute } from './platform/areas';
import { downloadRoutes } from './platform/downloads';
import { fileRoutes } from './platform/files';
import { imageRoutes } from './platform/images';
import { noteRoutes } from './platform/note';
import { savePasswordRoute } from './platform/password';
import { registerRoute } from './platform/register';
import { saveSortRoute } from './platform/saveSort';
import { sendCodeRoute } from './platform/smsCode';
import { storageRoutes } from './platform/storageHost';
import { toolboxRoutes } from './platform/toolbox';
import { apidocRoute } from './platform/topBar';
import { editorConfigRoute } from './platform/ueditor';
import { unlockRoute } from './platform/unlock';
import type { Route } from './route';
import { ruoyiRoutes } from './ruoyi/ruoyiRoutes';
import { batchRoutes } from './score/batch';
import { compareRoutes } from './score/compare';
import { countdownRoutes } from './score/countdown';
import { lineRoutes } from './score/line';
import { lookupRoutes } from './score/lookups';
import { stageRoutes } from './score/stage';
import { legalRoutes } from './show/legal';
import { linkRoutes } from './show/link';
import { networkRoutes } from './show/network';
import { websiteRoutes } from './show/website';
import { startRoutes } from './startRoutes';
import { authorityRoutes } from './system/authority';
import { configRoutes } from './system/config';
import { deptRoutes } from './system/dept';
import { dictDataRoutes, dictTypeRoutes } from './system/dict';
import { hotUpdateRoutes } from './system/hotUpdate';
import { memoRoutes } from './system/memo';
import { menuRoutes } from './system/menu';
import { platformMenuRoutes } from './system/menuConfig';
import { noticeRoutes } from './system/notice';
import { noticeTopRoutes } from './system/noticeTop';
import { organizationRoutes } from './system/organization';
import { postRoutes } from './system/post';
import { profileRoutes } from './system/profile';
import { rechargeRoutes } from './system/recharge/recharge';
import { roleRoutes } from './system/role';
import { roleUserRoutes } from './system/roleUser';
import { setupRoutes } from './system/setup/setup';
import { userRoutes } from './system/user';
import { userDateRoutes } from './system/userDate/userDate';
import { versionRoutes } from './system/version/version';
import { genRoutes } from './tool/gen/gen';
import { uploadFileRoutes } from './upload/file';
import { uploadImageRoutes } from './upload/image';
import { uploadTitleRoutes } from './upload/title';

/** All calls of the mock server. */
export const routes: readonly Route[] = [
  ...startRoutes,
  registerRoute,
  sendCodeRoute,
  savePasswordRoute,
  unlockRoute,
  ...ruoyiRoutes,
  ...noteRoutes,
  apidocRoute,
  ...toolboxRoutes,
  ...noticeTopRoutes,
  areasRoute,
  createAuditLogRoute({ ...createdTrails, ...cardTrails, ...moneyTrails }),
  saveSortRoute,
  ...imageRoutes,
  ...fileRoutes,
  ...storageRoutes,
  editorConfigRoute,
  ...downloadRoutes,
  ...invoiceRoutes,
  ...homeRoutes,
  ...profileRoutes,
  ...noticeRoutes,
  ...onlineRoutes,
  ...jobRoutes,
  ...jobLogRoutes,
  ...operLogRoutes,
  ...loginLogRoutes,
  ...systemUpdateRoutes,
  ...consultRoutes,
  ...categoryRoutes,
  ...materialRoutes,
  ...galleryRoutes,
  ...serviceRoutes,
  ...siteUserRoutes,
  ...articleRoutes,
  ...recommendRoutes,
  ...goodServiceRoutes,
  ...brochureRoutes,
  ...schoolRoutes,
  ...specialtyRoutes,
  ...planRoutes,
  ...messageRoutes,
  ...teamMemoRoutes,
  ...workOrderRoutes,
  ...storeNoticeRoutes,
  ...recycleBinRoutes,
  ...userListRoutes,
  ...storeRoutes,
  ...legalRoutes,
  ...siteRoutes,
  ...customerMenuRoutes,
  ...networkRoutes,
  ...accountConfigRoutes,
  ...rolePermissionRoutes,
  ...availableMenuRoutes,
  ...websiteRoutes,
  ...appRoutes,
  ...reportRoutes,
  ...appointmentRoutes,
  ...orderRoutes,
  ...appraisalRoutes,
  ...balanceRoutes,
  ...clientRoutes,
  ...ledgerRoutes,
  ...withdrawalRoutes,
  ...cashRoutes,
  ...userRoutes,
  ...roleRoutes,
  ...roleUserRoutes,
  ...authorityRoutes,
  ...menuRoutes,
  ...platformMenuRoutes,
  ...deptRoutes,
  ...postRoutes,
  ...organizationRoutes,
  ...memoRoutes,
  ...hotUpdateRoutes,
  ...configRoutes,
  ...dictTypeRoutes,
  ...dictDataRoutes,
  ...rechargeRoutes,
  ...setupRoutes,
  ...versionRoutes,
  ...userDateRoutes,
  ...serverRoutes,
  ...cacheRoutes,
  ...genRoutes,
  ...batchRoutes,
  ...compareRoutes,
  ...countdownRoutes,
  ...lookupRoutes,
  ...stageRoutes,
  ...lineRoutes,
  ...linkRoutes,
  ...uploadFileRoutes,
  ...uploadImageRoutes,
  ...uploadTitleRoutes,
  ...fillingRoutes,
  requirementsRoute,
  ...majorRecommendRoutes,
  ...collegeRoutes,
  ...studentRoutes,
  ...volunteerRoutes,
  ...allCardRoutes,
  ...sampleRoutes,
  ...exhibitRoutes,
  ...rivalRoutes,
  ...sampleTreeRoutes,
  ...sampleLongRoutes,
];
