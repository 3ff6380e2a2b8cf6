/**
 * Features of the build beyond the floor, each with its justification. A name is found by its letters alone, so that
 * other words, ours and libraries', are here as well. Older browsers do without the `listed` ones: `npm run browsers`
 * prints them.
 * @type {readonly { readonly about: string, readonly names: readonly string[], readonly listed?: boolean }[]}
 */
export const known = [
  {
    about: 'Brought by src/boot/polyfills.ts',
    names: [
      ...['.checkVisibility', '.toReversed', '.toSorted', '.toSpliced', 'URL.canParse'],
      ...['.popover', '.showPopover', '.hidePopover', ':popover-open'],
    ],
  },
  {
    about: 'Used only where the browser has it, with another way beside it',
    names: [
      // React: view transitions, the address of its navigation, hints for the network
      ...['ViewTransition', '.navigation', '.fetchPriority', '.imageSizes'],
      // axios, DOMPurify, ProseMirror
      ...['.cookieStore', 'Error.captureStackTrace', 'trustedTypes'],
      ...['.caretPositionFromPoint', '.caretRangeFromPoint', '.getComposedRanges'],
      // providers/http/envelope/toolkit.ts, FilePreview.tsx, textChanges.ts, student.module.css
      ...['DecompressionStream', '.pdfViewerEnabled', 'Intl.Segmenter', 'grid-template-columns: subgrid'],
    ],
  },
  {
    about: 'Words of our own and of libraries, which older things are called too',
    names: [
      ...['.command', '.difference', '.dispose', '.drop', '.escape', '.font', '.getHTML', '.getType'],
      ...['.isError', '.move', '.read', '.readText', '.resizable', '.resize', '.scrollMargin', '.take'],
      ...['.toArray', '.union', '.use', '.zip'],
    ],
  },
  {
    about: 'Only looks plainer without it',
    listed: true,
    names: [
      // tints and veils are missing; what they lie behind can be read
      'color-mix()',
      ...['accent-color', 'outline', 'text-decoration: dotted', 'print-color-adjust: exact', '@page'],
      ...['scrollbar-color', 'scrollbar-width', 'scrollbar-width: none', 'scrollbar-width: thin'],
      ...['overscroll-behavior', 'content-visibility', 'content-visibility: hidden'],
    ],
  },
  {
    about: 'Missing in Safari before 16.4: no exports to xlsx, no Markdown editor',
    listed: true,
    names: ['CompressionStream', 'lookbehind'],
  },
];
