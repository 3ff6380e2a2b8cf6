import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, TextStyle } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from '../../lib/linkAddress';
import { shownImage } from '../../lib/mapImages';

/**
 * Extensions that say what a text of the HTML editor may hold. `imageUrl` gives the address that shows a picture of the
 * application's own server.
 */
export function editorExtensions(imageUrl: (stored: string) => string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3, 4] },
      // It would write an empty paragraph into every text that ends with a table.
      trailingNode: false,
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (address) => isLinkAddress(address),
        HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
      },
    }),
    TextStyle,
    Color,
    TextAlign.configure({ types: ['heading', 'paragraph'] }),
    TableKit.configure({ table: { resizable: false } }),
    picture(imageUrl),
  ];
}

/** A picture, stored with the address that the server gave it, shown from where the server has its pictures. */
function picture(imageUrl: (stored: string) => string) {
  return Image.extend({
    addNodeView:
      () =>
      ({ HTMLAttributes }) => {
        const dom = document.createElement('img');
        for (const [name, value] of Object.entries(HTMLAttributes))
          if (value != null && name !== 'src') dom.setAttribute(name, String(value));
        dom.src = shownImage(String(HTMLAttributes.src ?? ''), imageUrl);
        return { dom };
      },
  }).configure({ inline: true, allowBase64: true });
}
