import { Button, Modal } from 'antd';
import { sizeText } from '../../lib/fileSize';
import { useReturnFocus } from '../../ui/layout/useReturnFocus';
import type { CompressionOffer } from './useCompressionOffer';

/** Offers the smaller version of a picture above 1 MB, with both sizes (screen U2). */
export default function CompressDialog({ file, smaller, answer }: CompressionOffer) {
  useReturnFocus();
  const saved = Math.round((1 - smaller.size / file.size) * 100);
  return (
    <Modal
      open
      centered
      width={440}
      title="压缩图片"
      maskClosable={false}
      onCancel={() => answer(undefined)}
      footer={
        <>
          <Button onClick={() => answer(file)}>上传原图</Button>
          <Button type="primary" onClick={() => answer(smaller)}>
            压缩后上传
          </Button>
        </>
      }
    >
      <p>图片「{file.name}」较大，是否压缩后再上传？</p>
      <p>
        原图 {sizeText(file.size)}，压缩后 {sizeText(smaller.size)}（减少 {saved}%）
      </p>
    </Modal>
  );
}
