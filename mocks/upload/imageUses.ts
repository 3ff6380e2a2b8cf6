import type { ImageUse } from '@/resources/upload/image/image';
import { appTable } from '../customer/appTable';
import { siteTable } from '../customer/siteTable';
import { storeTable } from '../customer/storeTable';
import { appointmentTable } from '../expert/appointmentTable';
import { reportTable } from '../expert/reportTable';
import { cashTable } from '../finance/cashbook/cashTable';
import { ledgerTable, withdrawalTable } from '../finance/tables';
import { member } from '../list';
import { noticeTable as storeNoticeTable } from '../management/noticeTable';
import { replyTable, workOrderTable } from '../management/workOrder/workOrderTable';
import type { MockServer } from '../mockServer';
import { articleTable } from '../operations/article/articleTable';
import { brochureTable } from '../operations/brochure/brochureTable';
import { categoryTable } from '../operations/category/categoryTable';
import { collegeTable } from '../operations/college/collegeTable';
import { consultTable } from '../operations/consult/consultTable';
import { galleryTable } from '../operations/gallery/galleryTable';
import { goodServiceTable } from '../operations/goodService/goodServiceTable';
import { majorTable } from '../operations/major/majorTable';
import { materialTable } from '../operations/material/materialTable';
import { serviceTable } from '../operations/service/serviceTable';
import { systemUpdateTable } from '../operations/systemUpdateTable';
import { siteTable as siteUserTable } from '../operations/user/userTables';
import { platformSettingsTable } from '../platform/platformSettings';
import { agreementTable, privacyTable } from '../show/legalTable';
import { linkTable } from '../show/link';
import { outletTable } from '../show/network';
import { bannerTable, websiteTable } from '../show/website';
import { noticeTable } from '../system/noticeTable';
import { rechargeTable } from '../system/recharge/rechargeTable';
import type { TableDefinition } from '../table';
import { uploadTitleTable } from './titleTable';

type Search = (mockServer: MockServer, address: RegExp) => Promise<readonly ImageUse[]>;

/**
 * Searches all records of a page: pictures are members of their own, or part of a text. The path is the list's with the
 * page of a record, or made of the record.
 */
function records<Row extends object>(
  page: string,
  definition: TableDefinition<Row>,
  title: keyof Row & string,
  path: string | ((row: Row) => string),
  isOfPage: (row: Row) => boolean = () => true,
): Search {
  return async (mockServer, address) =>
    (await rowsWith(mockServer, address, definition)).filter(isOfPage).map((row) => ({
      page,
      title: String(member(row, title)),
      path: typeof path === 'string' ? `${path}/${member(row, definition.idField)}` : path(row),
    }));
}

/** Searches the work orders with what was said about them. */
const workOrders: Search = async (mockServer, address) => {
  const replies = await rowsWith(mockServer, address, replyTable);
  const asked = await rowsWith(mockServer, address, workOrderTable);
  const ids = new Set([...asked.map(({ id }) => id), ...replies.map(({ workOrderId }) => workOrderId)]);
  const orders = (await mockServer.table(workOrderTable)).all().filter(({ id }) => ids.has(id));
  return orders.map(({ id, orderNo }) => ({
    ...{ page: '工单列表', title: orderNo, path: `/management/work-order-list/show/${id}` },
  }));
};

async function rowsWith<Row extends object>(
  mockServer: MockServer,
  address: RegExp,
  definition: TableDefinition<Row>,
): Promise<readonly Row[]> {
  const rows = (await mockServer.table(definition)).all();
  return rows.filter((row) => address.test(JSON.stringify(row)));
}

/** The pages that show pictures of the stock. A resource with a picture or a rich text adds its table here. */
const pages: readonly Search[] = [
  records('标题素材', uploadTitleTable, 'title', '/upload/title/show'),
  records('友情链接', linkTable, 'name', '/show/link/edit'),
  records('服务网点', outletTable, 'name', '/show/network/edit'),
  records('网站展示', bannerTable, 'title', '/show/website/edit'),
  records('网站展示', websiteTable, 'siteTitle', () => '/show/website'),
  records('用户协议', agreementTable, 'title', '/show/agreement/show'),
  records('隐私政策', privacyTable, 'title', '/show/privacy/show'),
  records('应用商店', appTable, 'name', '/customer/app-store/edit'),
  records('机构列表', storeTable, 'name', '/customer/list/show'),
  records('主机与网站', siteTable, 'siteTitle', () => '/customer/site'),
  records('通知公告', noticeTable, 'noticeTitle', '/system/notice/show'),
  records('系统设置', platformSettingsTable, 'title', () => '/system/setup'),
  records('公告', storeNoticeTable, 'title', '/management/notices/show'),
  records('系统更新', systemUpdateTable, 'title', '/operations/system-updates/show'),
  records('招生简章', brochureTable, 'title', '/operations/brochure/show'),
  records('优质服务', goodServiceTable, 'title', '/operations/good-service/show'),
  records('头条资讯', articleTable, 'title', '/operations/headlines/show'),
  records('服务管理', serviceTable, 'name', '/operations/service/show'),
  records('学校资料', collegeTable, 'name', '/operations/school-data/show'),
  records('专业管理', majorTable, 'name', '/operations/specialty/show'),
  records('资源分类', materialTable, 'title', '/operations/resource-categories/resource/show'),
  records(
    '资源分类',
    categoryTable,
    'name',
    '/operations/resource-categories/edit',
    ({ kind }) => kind === 1,
  ),
  records(
    '营销分类',
    categoryTable,
    'name',
    '/operations/marketing-categories/edit',
    ({ kind }) => kind === 2,
  ),
  records('营销图库', galleryTable, 'name', '/operations/galleries/show'),
  records('咨询管理', consultTable, 'title', '/operations/consult/show'),
  records('用户管理', siteUserTable, 'nickname', '/operations/users/show'),
  workOrders,
  records('机构明细', ledgerTable, 'tradeNo', '/finance/institution-details/show'),
  records('收支管理', cashTable, 'no', '/finance/management/show'),
  records('提现管理', withdrawalTable, 'withdrawNo', '/finance/withdrawals/show'),
  records('充值记录', rechargeTable, 'orderNo', '/system/recharge/show'),
  records('专家预约', appointmentTable, 'no', '/expert/appointment/show'),
  records('填报报告', reportTable, 'title', ({ id }) => `/expert/filling/report?id=${id}`),
];

/** The uses of a picture. */
export async function usesOf(mockServer: MockServer, url: string): Promise<readonly ImageUse[]> {
  const address = new RegExp(`${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.-])`);
  return (await Promise.all(pages.map((search) => search(mockServer, address)))).flat();
}
