import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { ToolButton } from './ToolButton';
import { useFullScreen } from './useFullScreen';

/** 全屏: the list alone on the screen. */
export function FullScreenTool() {
  const button = useRef<HTMLButtonElement>(null);
  const { isFull, enter, leave } = useFullScreen(button);
  return (
    <ToolButton
      ref={button}
      label={isFull ? '退出全屏' : '全屏'}
      icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
      onClick={isFull ? leave : enter}
    />
  );
}
