import { DownOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
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
        <Button size="small" onClick={share}>
          分享
        </Button>
      )}
      {!narrow && ways.length > 0 && (
        <MenuOpener menu={{ items: ways }}>
          <Button size="small">
            提交 <DownOutlined aria-hidden />
          </Button>
        </MenuOpener>
      )}
      {save && (
        <Button size={narrow ? 'middle' : 'small'} title="立即保存（Ctrl+S）" onClick={save}>
          保存
        </Button>
      )}
      {!narrow && final && (
        <Button size="small" type="primary" onClick={final}>
          定稿
        </Button>
      )}
      <MoreMenu narrow={narrow} commands={commands} />
      {dialog}
    </>
  );
}
