import type { ImageLibrary } from './imageLibrary';
import { useCan } from './useCan';
import { useServices } from './useServices';

/** The dialog of the stock of pictures, where the person may look through it. */
export function useImageLibrary(): ImageLibrary['Dialog'] | undefined {
  const { imageLibrary } = useServices();
  const can = useCan();
  return can(imageLibrary.permission) ? imageLibrary.Dialog : undefined;
}
