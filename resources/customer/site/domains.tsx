import { PlusOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { isYes } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { emptyText, listOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { customerEndpoints } from '../endpoints';
import { dnsStates, domainTypes, endsSoon, readCheck, type StoreDomain, sslStates } from './domain';

const CheckAllDialog = load(() => import('./CheckAllDialog'));
const DomainDialog = load(
  () => import('./DomainDialog'),
  (code) => code.DomainDialog,
);
const AddDomainDialog = load(
  () => import('./DomainDialog'),
  (code) => code.AddDomainDialog,
);
const MainDomainDialog = load(
  () => import('./DomainDialog'),
  (code) => code.MainDomainDialog,
);

/** The domain names of one institution (screen C3); they are no page of their own. */
export const domains = defineResource<StoreDomain>()({
  label: '域名',
  view: null,
  endpoints: customerEndpoints['customer/domain'],
  title: 'domain',
  state: 'dnsStatus',
  search: false,
  paged: false,
  card: { lines: [['type', 'isMain', 'sslStatus'], certificateWarning] },
  fields: {
    domain: text('域名', { on: listOnly, width: 210 }),
    type: choice<number>('用途', domainTypes, { on: listOnly }),
    isMain: yesNo('主域名', { on: listOnly, width: 70 }),
    dnsStatus: choice<number>('解析状态', dnsStates, { on: listOnly }),
    sslStatus: choice<number>('证书状态', sslStates, { on: listOnly }),
    sslExpire: text('证书到期', {
      on: listOnly,
      width: 110,
      Cell: ({ value, record }) =>
        !value ? emptyText : endsSoon(record) ? <StateTag tone="warning">{value}</StateTag> : value,
    }),
    icpNo: text('备案号', { on: listOnly, priority: 'low' }),
  },
  actions: {
    add: {
      on: 'toolbar',
      label: '新增域名',
      icon: <PlusOutlined aria-hidden />,
      primary: true,
      operation: 'add',
      dialog: AddDomainDialog,
    },
    checkAll: {
      on: 'toolbar',
      label: '全部检测',
      icon: <SafetyCertificateOutlined aria-hidden />,
      operation: 'check',
      dialog: CheckAllDialog,
    },
    edit: { on: 'row', label: '编辑', operation: 'save', opens: true, dialog: DomainDialog },
    check: {
      on: 'row',
      label: '检测',
      operation: 'check',
      run: async ({ id, domain }, { call, notify }) => {
        const result = readCheck(await call('check', { body: { id }, options: { allowRepeat: true } }));
        notify(result.ok ? 'success' : 'info', `${domain}：${result.text}`);
      },
    },
    main: {
      on: 'row',
      label: '设为主域名',
      operation: 'save',
      when: ({ isMain }) => !isYes(isMain),
      dialog: MainDomainDialog,
    },
  },
});

/** The warning about a domain's certificate. */
function certificateWarning(domain: StoreDomain): string | undefined {
  const { sslStatus, sslExpire } = domain;
  if (Number(sslStatus) === 3) return `证书已于 ${sslExpire} 过期`;
  return endsSoon(domain) ? `证书将于 ${sslExpire} 到期` : undefined;
}
