import { type PageServices, useServices } from './useServices';

/** Addresses of pictures: as they are shown, and as they were uploaded. */
export function useImages(): Pick<PageServices, 'imageUrl' | 'originalUrl'> {
  return useServices();
}
