import { notOffered } from '@/src/lib/fieldRule';
import { plainText } from '@/src/lib/plainText';
import { readTable } from '@/src/lib/sheet/readTable';
import type { ReadCell } from '@/src/lib/sheet/sheet';
import { refuseOutside } from '../crudOptions';
import { downloadSheet } from '../download';
import { ApiError, Beside, refuse } from '../responses';
import { idSchema, read, type SignedInRequest } from '../route';
import { signOutStopped } from '../session';
import type { Table } from '../table';
import { formatTime } from '../time';
import { refuseTaken } from '../unique';
import { type Account, blankAccount } from './account';
import { accountTable } from './accountTable';
import { userScope } from './dataScope';
import { isStaff } from './userResponse';
import { firstPassword, refuseAdmin, refuseStrangeDept, uniqueUser, userInput } from './userRules';

/** The columns of the file, and what they hold. */
const columns = {
  部门编号: 'deptId',
  登录名称: 'userName',
  用户名称: 'nickName',
  用户邮箱: 'email',
  手机号码: 'phonenumber',
  用户性别: 'sex',
  账号状态: 'status',
} as const;

/** Words of the file, and what they mean. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sex: { 男: '0', 女: '1', 未知: '2' },
  status: { 正常: '0', 停用: '1' },
};

const maxRows = 5000;
const noUsers = '导入用户数据不能为空！';

/** An empty file to be filled in. */
export function userTemplate({ mockServer }: SignedInRequest): Response {
  const sheet = { name: '用户数据', rows: [Object.keys(columns)] };
  return downloadSheet(sheet, `user_template_${mockServer.now()}.xlsx`);
}

/** Takes users out of an uploaded workbook, row by row; answers RuoYi's text about each of them (rest-contract, section 4). */
export async function importUsers(request: SignedInRequest): Promise<Beside> {
  const rows = await rowsOf(request.body.file);
  const results: Result[] = [];
  for (const [index, row] of rows.entries()) results.push(await importRow(request, row, index));
  const failed = results.filter(({ ok }) => !ok).map(({ text }) => text);
  if (failed.length > 0)
    refuse(`很抱歉，导入失败！共 ${failed.length} 条数据格式不正确，错误如下：${lines(failed)}`);
  const done = results.map(({ text }) => text);
  return new Beside({}, `恭喜您，数据已全部导入成功！共 ${done.length} 条，数据如下：${lines(done)}`);
}

interface Result {
  readonly ok: boolean;
  readonly text: string;
}

type FileRow = Readonly<Record<string, string>>;

/** The lines of a result. Uploaded names are not escaped, as in RuoYi: the caller must escape them. */
function lines(texts: readonly string[]): string {
  return texts.map((text, index) => `<br/>${index + 1}、账号 ${text}`).join('');
}

async function rowsOf(file: unknown): Promise<FileRow[]> {
  if (!(file instanceof File)) return refuse(noUsers);
  if (!/\.xlsx?$/i.test(file.name)) return refuse('文件格式不正确，仅允许导入xls、xlsx格式文件');
  const table = await readTable(file, { maxRows });
  if ('refused' in table) return refuse(/没有(内容|数据)$/.test(table.refused) ? noUsers : table.refused);
  return table.rows.map(({ cells }) =>
    Object.fromEntries(table.head.map((label, index) => [fieldOf(label), textOf(label, cells[index])])),
  );
}

function fieldOf(label: string): string {
  return Object.entries(columns).find(([name]) => name === label.trim())?.[1] ?? label;
}

function textOf(label: string, cell: ReadCell | undefined): string {
  const text = String(cell ?? '').trim();
  const field = fieldOf(label);
  const offered = words[field];
  if (offered) return offered[plainText(text)] ?? text;
  return field === 'deptId' ? plainText(text) : text;
}

/** Refuses a text that a column does not offer, and a department that is not named by its number. */
function refuseOtherWords(row: FileRow): void {
  for (const [label, field] of Object.entries(columns)) {
    const { [field]: text = '' } = row;
    const { [field]: offered = {} } = words;
    if (text === '') continue;
    if (field in words && !Object.values(offered).includes(text))
      refuse(notOffered(label, text, Object.keys(offered)));
    if (field === 'deptId' && !idSchema.safeParse(text).success) refuse(`${label}「${text}」不是正整数`);
  }
}

async function importRow(request: SignedInRequest, row: FileRow, index: number): Promise<Result> {
  const { userName = '' } = row;
  try {
    refuseOtherWords(row);
    const table = await request.mockServer.table(accountTable);
    const known = table.find((account) => account.userName === userName);
    if (known && request.query.updateSupport !== '1') return { ok: false, text: `${userName} 已存在` };
    await (known ? update(request, table, known, row) : create(request, table, row));
    return { ok: true, text: `${userName} ${known ? '更新' : '导入'}成功` };
  } catch (error) {
    if (error instanceof ApiError)
      return { ok: false, text: `${userName || `（第 ${index + 1} 行）`} 导入失败：${error.message}` };
    throw error;
  }
}

/** Cells that are empty say nothing. */
function filledIn(row: FileRow): object {
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''));
}

const fileInput = userInput.omit({ postIds: true, roleIds: true, remark: true });

async function create(request: SignedInRequest, table: Table<Account>, row: FileRow): Promise<void> {
  const { mockServer, user } = request;
  const values = read(filledIn(row), fileInput);
  await refuseStrangeDept(request, values.deptId);
  const time = formatTime(mockServer.now());
  const account: Account = {
    ...blankAccount,
    ...values,
    userId: table.nextId(),
    password: await firstPassword(mockServer),
    storeId: 1,
    createBy: user.userName,
    createTime: time,
    updateBy: user.userName,
    updateTime: time,
  };
  refuseTaken('create', account, table.all(), uniqueUser);
  await table.put(account);
}

async function update(
  request: SignedInRequest,
  table: Table<Account>,
  known: Account,
  row: FileRow,
): Promise<void> {
  const { mockServer, user } = request;
  refuseAdmin(known);
  if (!isStaff(known)) refuse(userScope.refusal);
  await refuseOutside(userScope, known, request);
  const held = { ...known, deptId: known.deptId || null };
  const account = { ...known, ...read({ ...held, ...filledIn(row) }, fileInput) };
  await refuseStrangeDept(request, account.deptId);
  const others = table.all().filter(({ userId }) => userId !== known.userId);
  refuseTaken('update', account, others, uniqueUser);
  await table.put({ ...account, updateBy: user.userName, updateTime: formatTime(mockServer.now()) });
  await signOutStopped(mockServer, account);
}
