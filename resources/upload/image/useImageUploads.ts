import { useEffect, useRef, useState } from 'react';
import { createFieldUploads } from '@/src/crud/uploads/fieldUploads';
import { countProblem } from '@/src/crud/uploads/limits';
import { prepareAll } from '@/src/crud/uploads/prepare';
import { createUpload } from '@/src/crud/uploads/targets';
import { queueOf, type UploadControl } from '@/src/crud/uploads/uploadQueue';
import { useCompressionOffer } from '@/src/crud/uploads/useCompressionOffer';
import { writtenOnce } from '@/src/crud/uploads/writtenOnce';
import { cutText } from '@/src/lib/cutText';
import { sidesOf, unreadablePicture } from '@/src/lib/pictureSides';
import { safeLocal } from '@/src/lib/safeStorage';
import { useServices } from '@/src/services/useServices';
import { useStore } from '@/src/ui/useStore';
import { uploadEndpoints } from '../endpoints';
import { imageLimits } from './image';
import { useReloadImages } from './useStockImages';

const { create } = uploadEndpoints['upload/image'].operations;

/** The targets of uploads: the platform's own call, or the object storage directly (上传方式). */
export const ways = [
  { value: 'image', label: '平台上传' },
  { value: 'storage', label: '对象存储直传' },
] as const;
type Way = (typeof ways)[number]['value'];

/** The way that the person chose last, on this machine. */
function useWay() {
  const key = `image-upload-way:${useServices().userId()}`;
  const [way, setWay] = useState<Way>(() => (safeLocal.getItem(key) === 'storage' ? 'storage' : 'image'));
  const choose = (next: Way) => {
    safeLocal.setItem(key, next);
    setWay(next);
  };
  return [way, choose] as const;
}

/** Puts pictures into the stock, under a category: each is checked, offered to be compressed, uploaded and then added. */
export function useImageUploads(category: string) {
  const services = useServices();
  const { notify, callOperation, transfers } = services;
  const reload = useReloadImages();
  const [way, setWay] = useWay();
  const { offered, offer } = useCompressionOffer();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [preparing, setPreparing] = useState(0);
  const latest = useRef({ category, way });
  useEffect(() => {
    latest.current = { category, way };
  });

  /**
   * Uploads, then adds, which cannot be stopped. If only the second step failed, a retry does not send the picture
   * again.
   */
  function upload(file: File) {
    const { category: wanted, way: target } = latest.current;
    const sendFile = createUpload(target, services, file);
    const addOnce = writtenOnce((body: object) => callOperation(create, { body, options: { quiet: true } }));
    let url: string | undefined;
    return async (control: UploadControl) => {
      url ??= await sendFile(control);
      const sides = await sidesOf(file);
      if (!sides) throw new Error(unreadablePicture);
      const name = cutText(file.name.replace(/\.[^.]+$/, ''), 50);
      const body = { name, category: wanted, url, ...sides, size: file.size };
      await addOnce(body);
      return url;
    };
  }

  const [uploads] = useState(() =>
    createFieldUploads({
      queue: queueOf(transfers),
      upload,
      failed: () => notify('error', '上传图片失败'),
      ready: (arrived) => {
        notify('success', `已上传 ${arrived.length} 张图片`);
        void reload();
      },
    }),
  );
  const items = useStore(uploads);
  const room = imageLimits.maxCount - items.length - preparing;

  async function choose(files: readonly File[]): Promise<void> {
    const taken = files.slice(0, Math.max(0, room));
    const tooMany = files.length > taken.length ? [countProblem(imageLimits)] : [];
    setProblems(tooMany);
    setPreparing((count) => count + taken.length);
    const { ready, problems: wrong } = await prepareAll(taken, {
      limits: imageLimits,
      compress: false,
      offer,
    });
    setPreparing((count) => count - taken.length);
    setProblems([...tooMany, ...wrong]);
    uploads.add(ready);
  }

  return {
    way,
    setWay,
    items,
    problems,
    offered,
    isPreparing: preparing > 0,
    isFull: room < 1,
    choose: (files: readonly File[]) => void choose(files),
    retry: uploads.retry,
    forget: uploads.remove,
  };
}
