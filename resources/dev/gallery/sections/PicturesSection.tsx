import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { RecordPictures } from '@/src/crud/display/RecordPictures';
import { load } from '@/src/ui/load';
import { Demo, Demos } from '../Demo';
import { samplePicture } from '../samplePictures';

const ImagePreview = load(() => import('@/src/ui/display/ImagePreview'));

const photos = ['校门', '图书馆', '操场', '食堂'].map((word, index) =>
  samplePicture(word, 30 + index * 80, 960, 640),
);
const tall = samplePicture('长图', 280, 300, 1200);
const broken = 'data:image/png;base64,AAAA';

/** Images small and large (WID-6). */
export default function PicturesSection() {
  const [open, setOpen] = useState(false);
  return (
    <Demos>
      <Demo title="一张图片">
        <RecordPictures addresses={photos.slice(0, 1)} label="营业执照" size={96} />
      </Demo>
      <Demo title="多张图片">
        <RecordPictures addresses={photos} label="校园照片" size={64} />
      </Demo>
      <Demo title="列表中的图片">
        <RecordPictures addresses={[...photos.slice(1, 3), tall]} label="附图" />
      </Demo>
      <Demo title="无法加载与无值">
        <RecordPictures addresses={[broken]} label="头像" size={64} />{' '}
        <RecordPictures addresses={[]} label="头像" />
      </Demo>
      <Demo title="直接打开预览">
        <Button onClick={() => setOpen(true)}>预览长图与失效图片</Button>
        {open && (
          <Suspense fallback={null}>
            <ImagePreview
              images={[
                { src: tall, alt: '长图' },
                { src: broken, alt: '失效的图片' },
              ]}
              close={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Demo>
    </Demos>
  );
}
