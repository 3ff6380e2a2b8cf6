import type { ComponentType } from 'react';

/** An uploaded picture of the stock. */
export interface LibraryImage {
  readonly name: string;
  /** Address as the server keeps it. */
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
}

/** Props of the dialog of the library. */
export interface ImageLibraryProps {
  /** Most pictures that may be taken. */
  readonly most: number;
  /** The objection to a picture in this place; undefined where there is none. */
  readonly problemOf: (image: LibraryImage) => string | undefined;
  readonly pick: (images: readonly LibraryImage[]) => void;
  readonly close: () => void;
}

/** The stock of pictures that fields and editors may take from instead of uploading (screen U2). */
export interface ImageLibrary {
  /** The permission to look through it. */
  readonly permission: string;
  /** Fetched when it is first opened. */
  readonly Dialog: ComponentType<ImageLibraryProps>;
}
