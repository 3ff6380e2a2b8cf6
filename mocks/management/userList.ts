import { wordsOf } from '@/resources/management/card/cardEnumerations';
import { managementEndpoints } from '@/resources/management/endpoints';
import { subjectModes, userTypes, vipPayTypes, volunteerTypes } from '@/src/gaokao/enumerations';
import { subjectName } from '@/src/gaokao/subjects';
import { maskMobile } from '@/src/lib/rules';
import { isFoundIn } from '@/src/lib/searchText';
import { ownStoreScope } from '../businessRules';
import { crudHandlers } from '../crud';
import { memberPresenter } from '../expert/memberShown';
import { orderTable } from '../expert/orderTable';
import { type StudentRow, studentTable } from '../expert/studentTable';
import { filterRows, type ListRules, member } from '../list';
import { type Route, route, type SignedInRequest } from '../route';
import { hasDigits, ungrouped } from './card/cardTables';
import { withMemberExpiry } from './card/expiry';

const endpoints = managementEndpoints['management/user-list'];
const { list, counts, plain, export: exportCall } = endpoints.operations;

const listRules: ListRules = {
  contains: ['name', 'mobile'],
  matches: { cardNo: hasDigits, keyword: isFound },
  order: { field: 'createTime', descending: true },
};

/** Whether a user has the mobile, card, order or name that was typed; numbers may be in groups. */
function isFound(row: object, typed: string): boolean {
  const number = ungrouped(typed);
  const numbers = ['mobile', 'cardNo', 'orderNos'].map((name) => String(member(row, name)));
  return isFoundIn(String(member(row, 'name')), typed) || numbers.some((one) => isFoundIn(one, number));
}

/** Members with their products, expiry and history (screen G6); the expert service uses the same students. */
export const userListRoutes: readonly Route[] = withMemberExpiry([
  ...crudHandlers<StudentRow>(
    { ...endpoints, operations: { list, plain, export: exportCall } },
    studentTable,
    {
      ...listRules,
      scope: ownStoreScope,
      presenter,
      masks: { mobile: maskMobile, guardianMobile: maskMobile },
      audit: {},
      csv: '用户列表',
      columns: {
        姓名: 'name',
        手机号: 'mobile',
        机构: 'storeName',
        高考省份: 'provinceName',
        高考年份: 'year',
        选科类型: ['subjectType', wordsOf(subjectModes)],
        选科: [
          'subjects',
          (subjects) => (Array.isArray(subjects) ? subjects.map(subjectName).join('、') : ''),
        ],
        志愿类型: ['applyMode', wordsOf(volunteerTypes)],
        分数: 'score',
        位次: 'rank',
        用户类型: ['userType', wordsOf(userTypes)],
        开通方式: ['vipPayType', wordsOf(vipPayTypes)],
        会员卡号: 'cardNo',
        服务订单号: 'orderNo',
        生效时间: 'startTime',
        有效期至: 'vipExpire',
        可用省份: 'provinceText',
      },
    },
  ),

  route(counts, async (request) => {
    const { userType: _type, ...others } = request.body;
    const rows = filterRows(await ownUsers(request), others, listRules);
    const countOf = (type: number) => rows.filter((row) => member(row, 'userType') === type).length;
    return { all: rows.length, ...Object.fromEntries(userTypes.map(({ value }) => [value, countOf(value)])) };
  }),
]);

async function ownUsers(request: SignedInRequest): Promise<readonly object[]> {
  const [covers, present] = [await ownStoreScope.covers(request), await presenter(request)];
  return (await request.mockServer.table(studentTable)).all().filter(covers).map(present);
}

/** Users are found by the numbers of their orders as well, which do not travel. */
async function presenter({ mockServer }: SignedInRequest): Promise<(row: StudentRow) => object> {
  const present = await memberPresenter(mockServer, (await mockServer.table(studentTable)).all());
  const numbers = new Map<number, string[]>();
  for (const { userId, no } of (await mockServer.table(orderTable)).all())
    numbers.set(userId, [...(numbers.get(userId) ?? []), no]);
  return (row) => {
    const shown = present(row);
    const orderNos = [row.orderNo, ...(numbers.get(row.id) ?? [])].join(' ');
    return Object.defineProperty(shown, 'orderNos', { value: orderNos, enumerable: false });
  };
}
