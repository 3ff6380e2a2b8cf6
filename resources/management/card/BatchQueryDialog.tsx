import { Alert, Button, Input, List, Modal, Space } from 'antd';
import { useState } from 'react';
import { RecordLink, StoreLink } from '@/src/crud/RecordLink';
import { timeOr } from '@/src/lib/dates';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { PagedTable } from '@/src/ui/table/PagedTable';
import { managementEndpoints } from '../endpoints';
import styles from './card.module.css';
import { cardStatuses, wordsOf } from './cardEnumerations';
import { readCardNumbers } from './cardNumber';

const { batchQuery } = managementEndpoints['management/card-data'].operations;

const most = 500;
const states = wordsOf(cardStatuses);

interface Found {
  readonly list: readonly Record<string, unknown>[];
  readonly missing: readonly string[];
}

/** Looks many numbers up at once, however they were pasted (screen G10, 批量查卡). */
export default function BatchQueryDialog({ close }: { close: () => void }) {
  useReturnFocus();
  const { callOperation } = useServices();
  const [running, setRunning] = useState(false);
  const [pasted, setPasted] = useState('');
  const [found, setFound] = useState<Found>();
  const { numbers, wrong } = readCardNumbers(pasted);
  const find = async () => {
    setRunning(true);
    try {
      const options = { allowRepeat: true };
      const { data } = await callOperation(batchQuery, { body: { cardNos: numbers }, options });
      const { list, missing } = isRecord(data) ? data : {};
      setFound({
        list: Array.isArray(list) ? list.filter(isRecord) : [],
        missing: Array.isArray(missing) ? missing.map(String) : [],
      });
    } catch {
      // The pipeline has shown why; the former result is not that of these numbers.
      setFound(undefined);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Modal open title="批量查卡" width={760} footer={null} onCancel={close}>
      <Space direction="vertical" style={{ width: '100%' }}>
        <Input.TextArea
          rows={5}
          aria-label="卡号"
          placeholder="粘贴卡号，每行一个，或以逗号、空格分隔"
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        <Space>
          <Button
            type="primary"
            loading={running}
            disabled={numbers.length === 0 || numbers.length > most}
            onClick={() => void find()}
          >
            查询 {numbers.length} 个卡号
          </Button>
          {numbers.length > most && <span role="alert">单次最多查询 {most} 个卡号</span>}
        </Space>
        {wrong.length > 0 && <WrongNumbers wrong={wrong} />}
        {found && <Result found={found} />}
      </Space>
    </Modal>
  );
}

function WrongNumbers({ wrong }: { wrong: ReturnType<typeof readCardNumbers>['wrong'] }) {
  const lines = wrong.map(({ text, hint }) => (
    <List.Item key={text}>
      {text}：{hint}
    </List.Item>
  ));
  return (
    <Alert
      type="warning"
      showIcon
      message={`${wrong.length} 个卡号有误`}
      description={
        <ScrollRegion className={styles.wrong} label="有误的卡号">
          <List size="small">{lines}</List>
        </ScrollRegion>
      }
    />
  );
}

function Result({ found: { list, missing } }: { found: Found }) {
  return (
    <>
      {missing.length > 0 && (
        <Alert
          type="error"
          showIcon
          message={`未找到 ${missing.length} 个：${missing.map(groupedNumber).join('、')}`}
        />
      )}
      <PagedTable
        size="small"
        rowKey={(row) => textOr(row.id)}
        dataSource={[...list]}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: '卡号', render: (_, row) => groupedNumber(textOr(row.cardNo)) },
          { title: '卡状态', render: (_, row) => states[numberOr(row.status)] },
          { title: '机构', render: (_, row) => <StoreLink of={row} /> },
          {
            title: '绑定用户',
            render: (_, row) => (
              <RecordLink resource="expert/student" id={row.userId}>
                {textOr(row.userName)}
              </RecordLink>
            ),
          },
          { title: '绑定截止', render: (_, row) => timeOr(row.bindDeadline, 'date') },
        ]}
      />
    </>
  );
}
