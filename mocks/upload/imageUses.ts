import type { ImageUse } from '@/resources/upload/image/image';
import { appTable } from '../customer/appTable';
import { storeTable } from '../customer/storeTable';
import { member } from '../list';
import type { MockServer } from '../mockServer';
import { agreementTable, privacyTable } from '../show/legalTable';
import { linkTable } from '../show/link';
import { outletTable } from '../show/network';
import { bannerTable } from '../show/website';
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
): Search {
  return async (mockServer, address) => {
    const rows = (await mockServer.table(definition)).all();
    const using = rows.filter((row) => address.test(JSON.stringify(row)));
    return using.map((row) => ({
      page,
      title: String(member(row, title)),
      path: `${path}/${member(row, definition.idField)}`,
    }));
  };
}

/** The pages that show pictures of the stock. A resource with a picture or a rich text adds its table here. */
const pages: readonly Search[] = [
  records('标题素材', uploadTitleTable, 'title', '/upload/title/show'),
  records('友情链接', linkTable, 'name', '/show/link/edit'),
  records('服务网点', outletTable, 'name', '/show/network/edit'),
  records('网站展示', bannerTable, 'title', '/show/website/edit'),
  records('用户协议', agreementTable, 'title', '/show/agreement/show'),
  records('隐私政策', privacyTable, 'title', '/show/privacy/show'),
  records('应用商店', appTable, 'name', '/customer/app-store/edit'),
  records('机构列表', storeTable, 'name', '/customer/list/show'),
  records('通知公告', noticeTable, 'noticeTitle', '/system/notice/show'),
];

/** The uses of a picture. */
export async function usesOf(mockServer: MockServer, url: string): Promise<readonly ImageUse[]> {
  const address = new RegExp(`${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.-])`);
  return (await Promise.all(pages.map((search) => search(mockServer, address)))).flat();
}
