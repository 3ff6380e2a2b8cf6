import { Button, Modal, theme } from 'antd';
import { useReturnFocus } from '../../../ui/layout/useReturnFocus';

/** Choices that a box would change besides the ones that a search shows. */
export interface HiddenChoices {
  /** Label of the group; absent where it is the whole tree. */
  readonly group?: string;
  /** Number of choices off screen that would change. */
  readonly count: number;
  /** Whether they would be selected; else unselected. */
  readonly on: boolean;
  /** Whether anything on screen would change. */
  readonly hasSeen: boolean;
  readonly answer: (reach: 'seen' | 'all' | 'none') => void;
}

/**
 * Asks before a box changes choices that a search hides: how many there are, and whether they are meant. Escape changes
 * nothing.
 */
export default function HiddenChoicesDialog({ group, count, on, hasSeen, answer }: HiddenChoices) {
  useReturnFocus();
  const { token } = theme.useToken();
  const verb = on ? '勾选' : '取消勾选';
  return (
    <Modal
      open
      centered
      width={440}
      // above the dialog or drawer of the form
      zIndex={token.zIndexPopupBase + 1}
      title="确认提示"
      maskClosable={false}
      onCancel={() => answer('none')}
      footer={[
        <Button key="none" onClick={() => answer('none')}>
          取消
        </Button>,
        <Button key="all" autoFocus={!hasSeen} onClick={() => answer('all')}>
          {on ? '全部勾选' : '全部取消'}
        </Button>,
        hasSeen && (
          <Button key="seen" type="primary" autoFocus onClick={() => answer('seen')}>
            {on ? '只选显示的' : '只取消显示的'}
          </Button>
        ),
      ]}
    >
      {group === undefined ? '' : `"${group}" 下`}还有 {count} 项未显示，一并{verb}吗？
    </Modal>
  );
}
