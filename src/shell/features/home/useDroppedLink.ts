import { type DragEvent, useState } from 'react';

/** The type of data that a browser puts into a link that is dragged. */
const type = 'text/uri-list';

/** Lets links of the application be dropped, such as the sidebar's; `onAddress` is called with path and query. */
export function useDroppedLink(onAddress: (address: string) => void) {
  const [over, setOver] = useState(false);
  return {
    'data-over': over,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      const address = event.dataTransfer.getData(type);
      if (!URL.canParse(address)) return;
      event.preventDefault();
      const { origin, pathname, search } = new URL(address);
      if (origin === location.origin) onAddress(pathname + search);
    },
  };
}
