import { ApiOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { placeAndState } from '@/src/crud/fields/standard';
import { upload } from '@/src/crud/fields/upload/upload';
import { timeOr } from '@/src/lib/dates';
import { isYes } from '@/src/lib/record';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, everywhere, listAndShow } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { showEndpoints } from '../endpoints';
import { type FriendLink, linkRules, readCheck } from './link';

const CheckAllDialog = load(() => import('./CheckAllDialog'));

/** Links in the foot of the site (友情链接, screen S2). */
export const links = defineResource<FriendLink>()({
  label: '友情链接',
  endpoints: showEndpoints['show/link'],
  form: 'modal',
  picture: 'logo',
  order: { field: 'sort', module: 'link' },
  card: { lines: [['group', 'lastCheck']] },
  fields: {
    name: text(linkRules.name, { on: everywhere, serverErrors: ['名称已存在'] }),
    url: text(linkRules.url, { width: 220 }),
    logo: upload('标志', 'image'),
    group: dictionary('分组', 'link_group', { on: everywhere, required: true, width: 125, priority: 'high' }),
    blank: yesNo('新窗口打开', { initial: 1, width: 100, priority: 'low' }),
    ...placeAndState(),
    lastCheck: datetime('最近检测', { on: listAndShow, width: 130, priority: 'high', Cell: CheckCell }),
  },
  actions: {
    check: {
      on: 'row',
      label: '检测',
      operation: 'check',
      promoted: true,
      run: async ({ id, name }, { call, notify }) => {
        const { ok, ms, message } = readCheck(await call('check', { body: { id } }));
        if (ok) notify('success', `「${name}」访问正常，用时 ${ms} ms`);
        else notify('warning', `「${name}」无法访问：${message}`);
      },
    },
    checkAll: {
      on: 'toolbar',
      label: '全部检测',
      icon: <ApiOutlined aria-hidden />,
      operation: 'check',
      dialog: CheckAllDialog,
    },
  },
});

/** The result of the last check, and its time: beside it on the record's page, its title in the list. */
function CheckCell({ value, record, place }: CellProps<string>) {
  const checkedAt = timeOr(value || '');
  if (checkedAt === '') return '未检测';
  const isOk = isYes(record.checkOk);
  const result = (
    <StateTag tone={isOk ? 'success' : 'danger'}>{isOk ? `正常 ${record.checkMs} ms` : '无法访问'}</StateTag>
  );
  const time = `检测于 ${checkedAt}`;
  return place === 'list' ? (
    <span title={time}>{result}</span>
  ) : (
    <>
      {result} {time}
    </>
  );
}
