import { upload } from '@/src/crud/fields/upload/upload';
import { KindDemo } from '../KindDemo';
import { samplePicture } from '../samplePictures';

const pictures = ['校门', '图书馆', '操场'].map((word, index) => samplePicture(word, 20 + index * 90));
const documents = ['招生章程（2026 年）_20260620120000A001.pdf', '名单, 终稿 🎓_20260620120000A002.xlsx'].map(
  (name) => `/profile/upload/2026/06/20/${name}`,
);

const logo = upload('标志', 'image', { required: true, crop: 1, maxSize: 2 });
const photos = upload('校园照片', 'images', { required: true, compress: 'off' });
const vouchers = upload('凭证', 'images', { required: true, joined: true, maxCount: 3, target: 'storage' });
const contract = upload('合同', 'file', { required: true, types: ['pdf', 'doc'] });
const papers = upload('附件', 'files', { required: true });
const film = upload('视频', 'file', {
  required: true,
  types: ['mp4', 'zip', 'pdf'],
  maxSize: 200,
  target: 'storage',
});

/** Images and files (WID-4, WID-5): to imageUpload, to common/upload, straight to the object storage. */
export default function UploadSection() {
  return (
    <>
      <KindDemo field={logo} example={pictures[0] ?? ''} />
      <KindDemo field={photos} example={pictures} />
      <KindDemo field={vouchers} example="" />
      <KindDemo field={contract} example={documents[0] ?? ''} />
      <KindDemo field={papers} example={documents} />
      <KindDemo field={film} example="" />
    </>
  );
}
