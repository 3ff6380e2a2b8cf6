import { useState } from 'react';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { uploadEndpoints } from '../endpoints';
import { type ImageUse, isMissing, readUses, type UploadedImage } from './image';
import { useReloadImages } from './useStockImages';

const { remove, uses } = uploadEndpoints['upload/image'].operations;

/** A picture that the server keeps, why, and where it is used. */
export interface KeptImage {
  readonly image: UploadedImage;
  readonly reason: string;
  readonly uses: readonly ImageUse[];
}

/**
 * Deletes pictures one by one after a question; those that are used stay, with the list of their uses. `gone` is told
 * which are there no more, also those that somebody else has deleted.
 */
export function useImageRemoval(gone: (images: readonly UploadedImage[]) => void) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const confirm = useConfirm();
  const reload = useReloadImages();
  const [kept, setKept] = useState<readonly KeptImage[]>([]);

  /** Undefined once it is deleted. */
  async function removeOne(image: UploadedImage): Promise<KeptImage | undefined> {
    const body = { id: image.id };
    try {
      await callOperation(remove, { body, options: { quiet: true } });
      return undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (isMissing({ reason })) return { image, reason, uses: [] };
      const options = { quiet: true, allowRepeat: true };
      const places = await callOperation(uses, { body, options }).catch(() => undefined);
      return { image, reason, uses: readUses(places?.data) };
    }
  }

  async function removeAll(images: readonly UploadedImage[]): Promise<void> {
    const stayed: KeptImage[] = [];
    for (const image of images) {
      const one = await removeOne(image);
      if (one) stayed.push(one);
    }
    const without = (others: readonly KeptImage[]) =>
      images.filter((image) => !others.some((one) => one.image === image));
    const { length } = without(stayed);
    setKept(stayed);
    gone(without(stayed.filter((one) => !isMissing(one))));
    if (length > 0) notify('success', stayed.length > 0 ? `已删除 ${length} 张图片` : '删除成功');
    await reload();
  }

  return {
    kept,
    forget: () => setKept([]),
    remove: (images: readonly UploadedImage[]) => {
      const [only] = images;
      const what = only && images.length === 1 ? `「${only.name}」` : `选中的 ${images.length} 条数据`;
      return confirm({ text: `是否确认删除${what}？`, danger: true, run: () => removeAll(images) });
    },
  };
}
