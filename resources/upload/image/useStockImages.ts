import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import type { ListState } from '@/src/crud/list/listAddress';
import { useCall } from '@/src/crud/useCall';
import { isRecord, numberOr } from '@/src/lib/record';
import { uploadEndpoints } from '../endpoints';
import { readImages, type UploadedImage } from './image';

const { operations, name: resource } = uploadEndpoints['upload/image'];

/** The state of the gallery's view. */
export interface GalleryState extends Pick<ListState, 'page' | 'size'> {
  /** Empty for all of them. */
  readonly category: string;
  /** Part of a name. */
  readonly name: string;
}

/** One page of the stock; the one before stays on screen until the next has come. */
export function useStockImages({ category, name, page, size }: GalleryState) {
  return useCall(
    operations.list,
    (data) => {
      const { list, total } = isRecord(data) ? data : {};
      return { images: readImages(Array.isArray(list) ? list : []), total: numberOr(total) };
    },
    {
      of: [resource, 'gallery', category, name],
      body: { page, limit: size, ...(category && { category }), ...(name && { name }) },
      quiet: false,
      keepPrevious: true,
    },
  );
}

/** Has every gallery on screen read again. */
export function useReloadImages(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey([resource, 'gallery']) });
}

/** The chosen pictures, over all pages that were looked at. */
export interface ImageSelection {
  readonly images: readonly UploadedImage[];
  readonly has: (image: UploadedImage) => boolean;
  readonly toggle: (image: UploadedImage) => void;
  readonly drop: (images: readonly UploadedImage[]) => void;
}

/** Chosen pictures, none yet. */
export function useImageSelection(): ImageSelection {
  const [images, setImages] = useState<readonly UploadedImage[]>([]);
  const has = ({ id }: UploadedImage) => images.some((image) => image.id === id);
  const drop = (gone: readonly UploadedImage[]) =>
    setImages((before) => before.filter(({ id }) => gone.every((image) => image.id !== id)));
  return {
    images,
    has,
    toggle: (image) => (has(image) ? drop([image]) : setImages((before) => [...before, image])),
    drop,
  };
}
