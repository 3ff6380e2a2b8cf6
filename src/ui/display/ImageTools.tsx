import {
  CloseOutlined,
  LeftOutlined,
  RightOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  SwapOutlined,
  UndoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { type ImageView, maxScale, minScale, turned, wholeImage, zoomed, zoomStep } from './imageView';

interface Props {
  readonly view: ImageView;
  readonly change: (change: (view: ImageView) => ImageView) => void;
  /** Index of the image, from 0, and the number of all. */
  readonly at: number;
  readonly count: number;
  readonly go: (step: 1 | -1) => void;
  readonly close: () => void;
}

/** The buttons of the preview, and links to the neighbours. */
export function ImageTools({ view, change, at, count, go, close }: Props) {
  return (
    <>
      {count > 1 && (
        <>
          <Tool
            name="上一张"
            place="before"
            off={at === 0}
            act={() => go(-1)}
            icon={<LeftOutlined aria-hidden />}
          />
          <Tool
            name="下一张"
            place="after"
            off={at === count - 1}
            act={() => go(1)}
            icon={<RightOutlined aria-hidden />}
          />
        </>
      )}
      <div className="image-tools" role="toolbar" aria-label="图片操作">
        <span className="image-tools-figures" role="status">
          {count > 1 && `第 ${at + 1} / ${count} 张 `}
          {Math.round(view.scale * 100)}%
        </span>
        {tools.map(({ name, icon, does, off }) => (
          <Tool key={name} name={name} icon={icon} off={off?.(view) ?? false} act={() => change(does)} />
        ))}
      </div>
      <Tool name="关闭预览" place="corner" act={close} icon={<CloseOutlined aria-hidden />} />
    </>
  );
}

interface Entry {
  readonly name: string;
  readonly icon: ReactNode;
  readonly does: (view: ImageView) => ImageView;
  readonly off?: (view: ImageView) => boolean;
}

const tools: readonly Entry[] = [
  {
    name: '缩小',
    icon: <ZoomOutOutlined aria-hidden />,
    does: (view) => zoomed(view, 1 / zoomStep),
    off: ({ scale }) => scale <= minScale,
  },
  {
    name: '放大',
    icon: <ZoomInOutlined aria-hidden />,
    does: (view) => zoomed(view, zoomStep),
    off: ({ scale }) => scale >= maxScale,
  },
  { name: '向左旋转', icon: <RotateLeftOutlined aria-hidden />, does: (view) => turned(view, -1) },
  { name: '向右旋转', icon: <RotateRightOutlined aria-hidden />, does: (view) => turned(view, 1) },
  {
    name: '水平翻转',
    icon: <SwapOutlined aria-hidden />,
    does: (view) => ({ ...view, mirrored: !view.mirrored }),
  },
  {
    name: '垂直翻转',
    icon: <SwapOutlined aria-hidden rotate={90} />,
    does: (view) => ({ ...view, upsideDown: !view.upsideDown }),
  },
  { name: '复原', icon: <UndoOutlined aria-hidden />, does: () => wholeImage },
];

interface ToolProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly act: () => void;
  readonly off?: boolean;
  readonly place?: 'before' | 'after' | 'corner';
}

/** Stays in the order of focus when it has nothing to do, so that the focus stays in the row. */
function Tool({ name, icon, act, off = false, place }: ToolProps) {
  return (
    <button
      type="button"
      className="image-tool"
      data-place={place}
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={off ? undefined : act}
    >
      <span aria-hidden="true">{icon}</span>
    </button>
  );
}
