import type { ImageUse } from '@/resources/upload/image/image';
import { appTable } from '../customer/appTable';
import { siteTable } from '../customer/siteTable';
import { storeTable } from '../customer/storeTable';
import { member } from '../list';
import { noticeTable as storeNoticeTable } from '../management/noticeTable';
import type { MockServer } from '../mockServer';
import { articleTable } from '../operations/article/articleTable';
import { brochureTable } from '../operations/brochure/brochureTable';
import { categoryTable } from '../operations/category/categoryTable';
import { collegeTable } from '../operations/college/collegeTable';
import { galleryTable } from '../operations/gallery/galleryTable';
import { goodServiceTable } from '../operations/goodService/goodServiceTable';
import { majorTable } from '../operations/major/majorTable';
import { materialTable } from '../operations/material/materialTable';
import { serviceTable } from '../operations/service/serviceTable';
import { systemUpdateTable } from '../operations/systemUpdateTable';
import { platformSettingsTable } from '../platform/platformSettings';
import { agreementTable, privacyTable } from '../show/legalTable';
import { linkTable } from '../show/link';
import { outletTable } from '../show/network';
import { bannerTable, websiteTable } from '../show/website';
import { noticeTable } from '../system/noticeTable';
import type { TableDefinition } from '../table';
import { uploadTitleTable } from './titleTable';

type Search = (mockServer: MockServer, address: RegExp) => Promise<readonly ImageUse[]>;

/** Searches all records of a page: pictures are members of their own, or part of a text. */
function records<Row extends object>(
  page: string,
  definition: TableDefinition<Row>,
  title: keyof Row & string,
  path: string,
  isOfPage: (row: Row) => boolean = () => true,
): Search {
  return async (mockServer, address) =>
    (await rowsWith(mockServer, address, definition)).filter(isOfPage).map((row) => ({
      page,
      title: String(member(row, title)),
      path: `${path}/${member(row, definition.idField)}`,
    }));
}

/** Searches the records of a page that shows one record at a time, at an address of its own. */
function settings<Row extends object>(
  page: string,
  definition: TableDefinition<Row>,
  title: keyof Row & string,
  path: string,
): Search {
  return async (mockServer, address) =>
    (await rowsWith(mockServer, address, definition)).map((row) => ({
      ...{ page, path, title: String(member(row, title)) },
    }));
}

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
  settings('网站展示', websiteTable, 'siteTitle', '/show/website'),
  records('用户协议', agreementTable, 'title', '/show/agreement/show'),
  records('隐私政策', privacyTable, 'title', '/show/privacy/show'),
  records('应用商店', appTable, 'name', '/customer/app-store/edit'),
  records('机构列表', storeTable, 'name', '/customer/list/show'),
  settings('主机与网站', siteTable, 'siteTitle', '/customer/site'),
  records('通知公告', noticeTable, 'noticeTitle', '/system/notice/show'),
  settings('系统设置', platformSettingsTable, 'title', '/system/setup'),
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
];

/** The uses of a picture. */
export async function usesOf(mockServer: MockServer, url: string): Promise<readonly ImageUse[]> {
  const address = new RegExp(`${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.-])`);
  return (await Promise.all(pages.map((search) => search(mockServer, address)))).flat();
}
