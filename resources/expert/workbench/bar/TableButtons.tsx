import { DownOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { PlainButton } from '@/src/ui/PlainButton';
import { MenuOpener } from '@/src/ui/popup/Opener';
import { MoreMenu } from './MoreMenu';
import { useTableCommands } from './useTableCommands';

/** Buttons for sharing, saving and finishing a draft. Rare ones are under ⋯, on a phone all but 保存. */
export function TableButtons({ narrow }: { narrow: boolean }) {
  const commands = useTableCommands();
  const { save, share, confirm, review, final, dialog } = commands;
  const ways: MenuProps['items'] = [
    ...(confirm ? [{ key: 'confirm', label: '提交确认', onClick: confirm }] : []),
    ...(review ? [{ key: 'review', label: '提交审核', onClick: review }] : []),
  ];
  return (
    <>
      {!narrow && share && (
        <PlainButton small onClick={share}>
          分享
        </PlainButton>
      )}
      {!narrow && ways.length > 0 && (
        <MenuOpener menu={{ items: ways }}>
          <PlainButton small>
            提交 <DownOutlined aria-hidden />
          </PlainButton>
        </MenuOpener>
      )}
      {save && (
        <PlainButton small={!narrow} title="立即保存（Ctrl+S）" onClick={save}>
          保存
        </PlainButton>
      )}
      {!narrow && final && (
        <PlainButton small look="primary" onClick={final}>
          定稿
        </PlainButton>
      )}
      <MoreMenu narrow={narrow} commands={commands} />
      {dialog}
    </>
  );
}
