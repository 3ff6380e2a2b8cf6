import { defineResource } from '@/src/crud/defineResource';
import { rowNumber } from '@/src/crud/fields/rowNumber';
import { formatTime } from '@/src/lib/dates';
import { isYes } from '@/src/lib/record';
import { type CellProps, emptyText, fieldOf, filterAndList, listOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { StateTag } from '@/src/ui/StateTag';
import { monitorEndpoints } from './endpoints';

/** A signed-in session on one machine. */
export interface OnlineSession {
  /** The same as `tokenId`; the data provider sets it. */
  id: string;
  /** The public id of the session; never the token itself. */
  tokenId: string;
  userName: string;
  deptName: string;
  ipaddr: string;
  loginLocation: string;
  os: string;
  browser: string;
  /** Milliseconds. */
  loginTime: number;
  /** The caller's own session; on a RuoYi server the token tells (providers/http/ruoyi.ts). */
  current?: boolean;
  /** Its place in the list, counted by the page. */
  place?: number;
}

/** The id of the session, with a tag before it on the user's own, since the id may be cut. */
function SessionCell({ value, record }: CellProps<string>) {
  return (
    <>
      {isYes(record.current) && <StateTag tone="primary">当前会话</StateTag>} {value || emptyText}
    </>
  );
}

const loginTime = fieldOf<number>(
  '登录时间',
  {
    Cell: ({ value }) => <>{value ? formatTime(value) : emptyText}</>,
    Input: () => null,
    operator: 'eq',
    verb: '请选择',
    width: 176,
    sheet: { as: 'time' },
  },
  { on: listOnly },
);

const listed = { on: listOnly } as const;
const confirmLogout = ({ userName, current }: OnlineSession) =>
  `是否确认强退名称为「${userName}」的用户？${current ? '这是您当前的会话，强退后需要重新登录。' : ''}`;

/** Signed-in sessions (在线用户; rest-contract, section 14). */
export const online = defineResource<OnlineSession>()({
  label: '在线用户',
  search: false,
  endpoints: monitorEndpoints['monitor/online'],
  paged: false,
  card: {
    lines: [
      ['deptName', 'ipaddr', 'loginTime'],
      ({ current }) => (isYes(current) ? '当前会话，强退后需要重新登录' : undefined),
    ],
  },
  fields: {
    place: rowNumber('序号'),
    tokenId: text('会话编号', { on: listOnly, width: 190, Cell: SessionCell }),
    userName: text('用户名称', { personal: true, on: filterAndList }),
    deptName: text('所属部门', listed),
    ipaddr: text('登录地址', { on: filterAndList }),
    loginLocation: text('登录地点', listed),
    os: text('操作系统', listed),
    browser: text('浏览器', listed),
    loginTime,
  },
  actions: {
    forceLogout: {
      on: 'row',
      label: '强退',
      danger: true,
      operation: 'forceLogout',
      confirm: confirmLogout,
      request: ({ tokenId }) => ({ id: tokenId }),
      success: '删除成功',
    },
    batchLogout: {
      on: 'batch',
      label: '批量强退',
      danger: true,
      operation: 'forceLogout',
      permission: 'monitor:online:batchLogout',
      // One's own session goes by itself: the calls after it would find nobody signed in.
      when: ({ current }) => !isYes(current),
      request: () => ({}),
      confirm: (rows) =>
        `是否确认强退名称为「${rows.map(({ userName }) => userName).join('、')}」的 ${rows.length} 个会话？`,
    },
  },
});
