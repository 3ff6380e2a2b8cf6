import { Modal } from 'antd';
import { useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useReturnFocus } from '../../ui/layout/useReturnFocus';
import { cropped, type PictureArea, useObjectUrl } from './picture';
import type { Cropping } from './useUploads';

interface Props extends Cropping {
  /** Width by height of the part to cut out. */
  readonly aspect: number;
}

/** Cuts a picture to a shape, by mouse, finger or keyboard: arrows move the frame, and its corners. */
export default function CropDialog({ file, aspect, answer }: Props) {
  useReturnFocus();
  const address = useObjectUrl(file);
  const [image, setImage] = useState<HTMLImageElement>();
  const [crop, setCrop] = useState<PercentCrop>();
  const [isCutting, setCutting] = useState(false);

  const begin = (loaded: HTMLImageElement) => {
    setImage(loaded);
    const { naturalWidth: width, naturalHeight: height } = loaded;
    setCrop(centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height));
  };
  const cut = async () => {
    if (!image || !crop) return;
    setCutting(true);
    answer(await cropped(file, areaOf(crop, image, aspect)).catch(() => file));
  };
  return (
    <Modal
      open
      centered
      title="裁剪图片"
      okText="确定"
      cancelText="取消"
      maskClosable={false}
      okButtonProps={{ disabled: !crop || crop.width === 0 }}
      confirmLoading={isCutting}
      onOk={() => void cut()}
      onCancel={() => answer(undefined)}
    >
      <ReactCrop
        className="upload-crop"
        aspect={aspect}
        keepSelection
        minWidth={10}
        {...(crop && { crop })}
        onChange={(_pixels, percent) => setCrop(percent)}
        ariaLabels={ariaLabels}
      >
        {address !== undefined && (
          <img src={address} alt={file.name} onLoad={({ currentTarget }) => begin(currentTarget)} />
        )}
      </ReactCrop>
    </Modal>
  );
}

const ariaLabels = {
  cropArea: '裁剪范围，用方向键移动',
  nwDragHandle: '左上角，用方向键改变大小',
  nDragHandle: '上边',
  neDragHandle: '右上角，用方向键改变大小',
  eDragHandle: '右边',
  seDragHandle: '右下角，用方向键改变大小',
  sDragHandle: '下边',
  swDragHandle: '左下角，用方向键改变大小',
  wDragHandle: '左边',
};

/** The frame in the picture's own pixels; its shape is exact to the pixel. */
function areaOf({ x, y, width }: PercentCrop, image: HTMLImageElement, aspect: number): PictureArea {
  const { naturalWidth, naturalHeight } = image;
  const wide = Math.max(1, Math.round((width / 100) * naturalWidth));
  const high = Math.min(naturalHeight, Math.max(1, Math.round(wide / aspect)));
  return {
    x: Math.min(Math.round((x / 100) * naturalWidth), naturalWidth - wide),
    y: Math.min(Math.round((y / 100) * naturalHeight), naturalHeight - high),
    width: wide,
    height: high,
  };
}
