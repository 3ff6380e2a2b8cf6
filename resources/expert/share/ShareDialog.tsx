import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, Modal, Tabs } from 'antd';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callKey } from '@/providers/data/resourceCall';
import type { Operation } from '@/providers/endpoints/builder';
import { inSight } from '@/src/crud/actions/inSight';
import { erase } from '@/src/crud/defineResource';
import { FieldItems } from '@/src/crud/form/FieldItems';
import { startValues } from '@/src/crud/form/formValues';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { isYes } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { busy } from '@/src/ui/busy';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import type { InputProps } from '@/src/ui/fields/field';
import { DigitsInput } from '@/src/ui/fields/LevelledInput';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { focusFirst } from '@/src/ui/layout/focusFirst';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { expertEndpoints } from '../endpoints';
import type { Switches } from '../institution/useSwitches';
import { MadeLink } from './MadeLink';
import {
  type MadeShare,
  readMade,
  type ShareOptions,
  shareDays,
  shareRequest,
  shareRules,
  sharingQuestion,
} from './share';
import styles from './shareDialog.module.css';

interface Props {
  readonly table: Pick<VolunteerTable, 'id' | 'status' | 'name' | 'userName'>;
  /** Errors that the checks of the table find. */
  readonly errors: number;
  readonly switches: Switches;
  readonly close: () => void;
  /** Called after the first new share: the student confirms the table that was sent. */
  readonly onShared?: (() => void) | undefined;
}

const { share, shareNew } = expertEndpoints['expert/table'].operations;

/** 分享 of a table (E3, E4, E5, E7): a link with an end and a password, or a plain one as 小程序码. */
export default function ShareDialog(props: Props) {
  useReturnFocus();
  const { table, close, onShared } = props;
  const isTold = useRef(false);
  const tellOnce = () => {
    if (!isTold.current) onShared?.();
    isTold.current = true;
  };
  const shares = { ...props, onShared: tellOnce };
  return (
    <Modal
      open
      centered
      width={560}
      title={`分享：${table.userName} ${table.name}`}
      footer={null}
      maskClosable={false}
      onCancel={close}
    >
      {table.status < 2 && (
        <Alert
          type="info"
          showIcon
          message="这份志愿表尚未定稿，分享页面会标注「草稿」"
          className={styles.note ?? ''}
        />
      )}
      <Tabs
        items={[
          {
            ...{ key: 'link', label: '链接分享' },
            children: props.switches.status === 'pending' ? <Skeleton /> : <LinkShare {...shares} />,
          },
          { key: 'plain', label: '小程序码', children: <PlainShare {...shares} /> },
        ]}
      />
    </Modal>
  );
}

/** Makes a share; asks first where the table has errors. Undefined where it was declined or refused. */
function useMakeShare({ errors, onShared }: Props) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const [running, setRunning] = useState(false);
  const make = async (operation: Operation, body: object): Promise<MadeShare | undefined> => {
    const question = sharingQuestion(errors);
    if (question !== undefined && !(await confirm({ text: question }))) return undefined;
    setRunning(true);
    try {
      const { data } = await callOperation(operation, { body, options: { allowRepeat: true } });
      const made = readMade(data, window.location.origin);
      if (!made) notify('error', '分享失败：服务器没有返回链接');
      else onShared?.();
      await queryClient.invalidateQueries({ queryKey: callKey('expert-shares') });
      return made;
    } catch {
      return undefined; // shown by the pipeline; what was chosen stays
    } finally {
      setRunning(false);
    }
  };
  return { make, running };
}

const shareFields = {
  expireDays: inSight(
    '有效期',
    shareDays.map((days) => ({ value: days, label: `${days} 天` })),
    { initial: 7 },
  ),
  password: text('访问密码', {
    help: '选填，4 位数字；不填则有链接即可查看',
    ...{ initial: '', placeholder: '', Input: PasswordInput },
    rules: [{ pattern: /^\d{4}$/, message: '访问密码应为 4 位数字' }],
  }),
};

/** The fields of a link: whether chances may be shown, and what is written over them, is the institution's choice. */
function fieldsFor({ showChance, watermark, status }: Switches) {
  const closed = status === 'error' ? '未能读取机构的展示设置，暂不展示录取机会' : '机构已关闭录取机会的展示';
  return erase({
    ...shareFields,
    showChance: yesNo('显示录取机会', {
      initial: showChance ? 1 : 0,
      disabled: () => !showChance,
      ...(!showChance && { help: closed }),
    }),
    showContact: yesNo('显示专家联系方式', { initial: 1 }),
    watermark: text(shareRules.watermark, { placeholder: '留空则没有水印', initial: watermark }),
  });
}

type LinkValues = Omit<ShareOptions, 'showChance' | 'showContact'> & {
  readonly showChance: 0 | 1;
  readonly showContact: 0 | 1;
};

function LinkShare(props: Props) {
  const { table, switches } = props;
  const { make, running } = useMakeShare(props);
  const [made, setMade] = useState<MadeShare>();
  const [form] = Form.useForm<LinkValues>();
  const formId = useId();
  const [fields] = useState(() => fieldsFor(switches));
  const box = useRef<HTMLDivElement>(null);
  const submit = async (values: LinkValues) => {
    const shown = { showChance: isYes(values.showChance), showContact: isYes(values.showContact) };
    setMade(await make(shareNew, shareRequest(table.id, { ...values, ...shown })));
  };
  const again = () => {
    flushSync(() => setMade(undefined));
    focusFirst(box.current);
  };
  if (made) return <MadeLink made={made} again={again} />;
  return (
    <div ref={box}>
      <Form
        form={form}
        name={formId}
        layout="vertical"
        initialValues={startValues(fields, undefined)}
        onFinish={(values) => void submit(values)}
      >
        <FieldItems {...{ form, fields }} />
        <Button type="primary" htmlType="submit" {...busy(running)}>
          生成链接
        </Button>
      </Form>
    </div>
  );
}

/** Four digits. */
function PasswordInput(props: InputProps<string>) {
  return (
    <span className={styles.password}>
      <DigitsInput {...props} />
    </span>
  );
}

function PlainShare(props: Props) {
  const { make, running } = useMakeShare(props);
  const [made, setMade] = useState<MadeShare>();
  const { table } = props;
  if (made) return <MadeLink made={made} />;
  return (
    <>
      <p>长期有效、只读的小程序码，扫码即可查看，不设密码。如需限制时间或设置密码，请使用「链接分享」。</p>
      <Button
        type="primary"
        {...busy(running)}
        onClick={() => void make(share, { id: table.id }).then(setMade)}
      >
        生成小程序码
      </Button>
    </>
  );
}
