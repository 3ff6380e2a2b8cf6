import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Modal, Upload } from 'antd';
import { useState } from 'react';
import { useDownload } from '@/src/crud/transfers/useDownload';
import { useImages } from '@/src/services/useImages';
import { SafeHtml } from '@/src/ui/html/SafeHtml';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { systemEndpoints } from '../endpoints';
import './importUsers.css';
import { busy } from '@/src/ui/busy';
import { listsRows, type UserImport, useUserImport } from './useUserImport';
import { onlyText } from './workbookProblem';

const { importTemplate } = systemEndpoints['system/user'].operations;

/**
 * Imports users from a workbook or csv file on the server: template, file, each row's result (rest-contract, section
 * 4).
 */
export default function ImportUsersDialog({ close }: { close: () => void }) {
  const { state, choose, send, restart } = useUserImport();
  const [updates, setUpdates] = useState(false);
  const download = useDownload();
  useReturnFocus();
  const sending = state.phase === 'sending';
  return (
    <Modal
      open
      centered
      title="用户导入"
      closable={!sending}
      keyboard={!sending}
      maskClosable={false}
      footer={
        state.phase === 'done' ? (
          <>
            <Button onClick={restart}>继续导入</Button>
            <Button type="primary" onClick={close}>
              完成
            </Button>
          </>
        ) : (
          <>
            <Button disabled={sending} onClick={close}>
              取消
            </Button>
            <Button
              type="primary"
              {...busy(sending)}
              disabled={!('chosen' in state)}
              onClick={() => 'chosen' in state && void send(state.chosen, updates)}
            >
              确定
            </Button>
          </>
        )
      }
      onCancel={close}
    >
      {state.phase !== 'done' && (
        <div className="import-users">
          <FileChoice state={state} onChoose={(file) => void choose(file)} />
          <Checkbox
            checked={updates}
            disabled={sending}
            onChange={(event) => setUpdates(event.target.checked)}
          >
            {updateText}
          </Checkbox>
          <p className="import-users-hint">
            <span>{onlyText}</span>
            <Button
              type="link"
              size="small"
              icon={<DownloadOutlined aria-hidden />}
              onClick={() => void download.form(importTemplate.path, {}, '用户导入模板.xlsx')}
            >
              下载模板
            </Button>
          </p>
        </div>
      )}
      {'html' in state && <Result state={state} />}
    </Modal>
  );
}

const updateText = '是否更新已经存在的用户数据';
const writtenText = `未列出的行已经导入；更正后请只导入列出的行，或勾选「${updateText}」。`;
const chooseText = '将文件拖到此处，或点击上传';
const placeTexts = {
  choosing: chooseText,
  unknown: chooseText,
  reading: '正在读取文件，请稍候',
  done: '',
} as const;

function FileChoice({ state, onChoose }: { state: UserImport; onChoose: (file: File) => void }) {
  const problem = state.phase === 'choosing' ? state.problem : undefined;
  return (
    <>
      <Upload.Dragger
        accept=".xls,.xlsx,.csv"
        maxCount={1}
        showUploadList={false}
        disabled={state.phase === 'sending'}
        beforeUpload={(file) => {
          onChoose(file);
          return false;
        }}
      >
        <p className="import-users-drop">
          <InboxOutlined aria-hidden />
          <span>{'chosen' in state ? state.chosen.name : placeTexts[state.phase]}</span>
          {'chosen' in state && <small>点击或拖入，可换一个文件</small>}
        </p>
      </Upload.Dragger>
      {problem !== undefined && <Alert role="alert" type="error" showIcon message={problem} />}
    </>
  );
}

/** The server's result for each row, and what follows from it. */
function Result({ state }: { state: Extract<UserImport, { html: string }> }) {
  const { imageUrl } = useImages();
  return (
    <Alert
      role="alert"
      type={state.phase === 'done' ? 'success' : 'error'}
      showIcon
      message="导入结果"
      description={
        <>
          <ScrollRegion className="import-users-result" label="导入结果">
            <SafeHtml html={state.html} imageUrl={imageUrl} />
          </ScrollRegion>
          {state.phase === 'refused' && listsRows(state.html) && (
            <p className="import-users-written">{writtenText}</p>
          )}
        </>
      }
    />
  );
}
