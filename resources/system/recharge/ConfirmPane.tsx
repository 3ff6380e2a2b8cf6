import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Empty, Form, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useTypedText } from '@/src/crud/actions/useTypedText';
import { erase } from '@/src/crud/defineResource';
import { FieldCell } from '@/src/crud/FieldCell';
import { useDictionary } from '@/src/crud/fields/dictionary/useDictionary';
import { FieldItems } from '@/src/crud/form/FieldItems';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { textOr } from '@/src/lib/record';
import { useImages } from '@/src/services/useImages';
import { busy } from '@/src/ui/busy';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { Money } from '@/src/ui/display/Money';
import { textarea } from '@/src/ui/fields/textarea';
import { useFocusKept } from '@/src/ui/layout/useFocusKept';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import styles from './ConfirmPane.module.css';
import { besideIn, creditQuestion, type Recharge, rechargeRules } from './recharge';

/** The maximum number of open recharges to walk through. */
const mostOpen = 200;

/** The receipt beside what is to be credited; from here to the other open ones (screen H11, Beyond). */
export default function ConfirmPane({ row, close }: RowDialogProps<Recharge>) {
  useReturnFocus();
  const [shown, setShown] = useState<Row>({ ...row });
  const { previous, next } = useOpenNavigation(shown);
  const { runOnce, running } = useOperation('end', '操作成功');
  const title = `确认到账：${textOr(shown.orderNo)}`;
  const typed = useTypedText(title, close);
  const stepTo = async (to: Row) => {
    if (await typed.confirmDiscard()) setShown(to);
  };
  const step = (label: string, icon: typeof LeftOutlined, to: Row | undefined) => (
    <StepButton label={label} Icon={icon} go={to && !running ? () => void stepTo(to) : undefined} />
  );
  const end = async (body: Readonly<Record<string, unknown>>) => {
    await runOnce(body);
    typed.forget();
    const to = next ?? previous;
    if (to) setShown(to);
    else close();
  };
  return (
    <Modal
      open
      centered
      width={960}
      title={title}
      closable={!running}
      keyboard={!running}
      maskClosable={false}
      footer={null}
      onCancel={(event) => {
        // The browser would close a question that Escape has just opened.
        event.preventDefault();
        void typed.leave(event.type === 'keydown');
      }}
    >
      <div className={styles.pane}>
        <Voucher key={shown.id} address={textOr(shown.voucher)} />
        <Facts row={shown} />
      </div>
      <EndForm key={`form ${shown.id}`} row={shown} {...{ end, running }} onTyped={typed.noteTyped}>
        {step('上一条', LeftOutlined, previous)}
        {step('下一条', RightOutlined, next)}
      </EndForm>
    </Modal>
  );
}

/** The open recharges before and after this one. */
function useOpenNavigation(shown: Row) {
  const { resource } = useResourcePage();
  const { data } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: mostOpen },
    filters: [{ field: 'status', operator: 'eq', value: '0' }],
    sorters: resource.sort ? [resource.sort] : [],
    refetchOnMount: 'always',
    hasPanel: false,
  });
  return besideIn(data?.data ?? [], shown);
}

function StepButton({
  label,
  Icon,
  go,
}: {
  label: string;
  Icon: typeof LeftOutlined;
  go?: (() => void) | undefined;
}) {
  return (
    <Button icon={<Icon aria-hidden />} disabled={!go} onClick={go}>
      {label}
    </Button>
  );
}

function Voucher({ address }: { address: string }) {
  const { originalUrl } = useImages();
  const [broken, setBroken] = useState(false);
  const missing = address === '' ? '未上传付款凭证' : broken && '付款凭证无法加载';
  return (
    <figure className={styles.voucher}>
      {missing ? (
        <Empty description={missing} />
      ) : (
        <img src={originalUrl(address)} alt="付款凭证" onError={() => setBroken(true)} />
      )}
    </figure>
  );
}

const facts = ['storeId', 'rechargeType', 'quantity', 'payWay', 'createTime', 'applyRemark'];

function Facts({ row }: { row: Row }) {
  const { fields } = useResourcePage().resource;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>金额</dt>
        <dd className={styles.amount}>
          <Money value={textOr(row.amount)} />
        </dd>
      </div>
      {fields
        .filter(({ name }) => facts.includes(name) && textOr(row[name]) !== '')
        .map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <FieldCell field={field} record={row} place="show" />
            </dd>
          </div>
        ))}
    </dl>
  );
}

interface EndProps {
  readonly row: Row;
  /** Ends the recharge, and goes on to another; rejects where it was refused. */
  readonly end: (body: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly running: boolean;
  readonly onTyped: () => void;
  /** Ways to the other open ones. */
  readonly children: ReactNode;
}

const fields = erase({ remark: textarea(rechargeRules.remark, { help: '关闭时须填写原因' }) });

/** The remark, and the two ways to end the recharge. */
function EndForm({ row, end, running, onTyped, children }: EndProps) {
  const confirm = useConfirm();
  const types = useDictionary('recharge_type').items;
  const typeName = types.find(({ value }) => value === textOr(row.rechargeType))?.label ?? '';
  const [form] = Form.useForm<{ remark: string }>();
  const keepFocus = useFocusKept(running);
  const send = (status: 1 | 2, { remark }: { remark: string }) =>
    end({ id: row.id, status, remark: remark.trim() });
  const credit = async () => {
    const values = await form.validateFields();
    await confirm({ text: creditQuestion(row, typeName), run: () => send(1, values) });
  };
  const refuse = async () => {
    const values = await form.validateFields();
    if (values.remark.trim() === '') form.setFields([{ name: 'remark', errors: ['请输入关闭原因'] }]);
    else await send(2, values);
  };
  // The field shows its problem; the server's refusal has been shown.
  const start = (act: () => Promise<void>) => () => void act().catch(() => undefined);
  return (
    <Form
      form={form}
      name={useId()}
      layout="vertical"
      initialValues={{ remark: '' }}
      onValuesChange={onTyped}
    >
      {/* Text typed while it runs would be lost with the recharge. */}
      <div ref={keepFocus} inert={running}>
        <FieldItems {...{ form, fields }} />
      </div>
      <div className={styles.foot}>
        {children}
        <span className={styles.gap} />
        <Button danger {...busy(running)} onClick={start(refuse)}>
          关闭充值单
        </Button>
        <Button type="primary" {...busy(running)} onClick={start(credit)}>
          确认到账
        </Button>
      </div>
    </Form>
  );
}
