import { useCallback, useState } from 'react';
import type { ImageLimits } from '../../lib/editorImage';
import { megabyte } from '../../lib/fileSize';
import type { LibraryImage } from '../../services/imageLibrary';
import { useImageLibrary } from '../../services/useImageLibrary';
import { DialogBoundary } from '../../ui/DialogBoundary';
import { libraryProblem } from '../uploads/libraryProblem';

/** Pictures of the stock inserted at once, at most. */
const most = 20;

/** The stock of pictures beside an editor; `open` where the person may look through it. */
export function useLibraryDialog(
  { types, maxBytes }: ImageLimits,
  insert: (images: readonly LibraryImage[]) => void,
) {
  const Library = useImageLibrary();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const limits = { look: 'image', types, maxCount: most, maxSize: maxBytes / megabyte } as const;
  const take = (images: readonly LibraryImage[]) => {
    setOpen(false);
    insert(images);
  };
  const dialog = Library && isOpen && (
    <DialogBoundary close={() => setOpen(false)}>
      <Library
        most={most}
        problemOf={(image) => libraryProblem(image, limits)}
        pick={take}
        close={() => setOpen(false)}
      />
    </DialogBoundary>
  );
  return { open: Library && open, dialog };
}
