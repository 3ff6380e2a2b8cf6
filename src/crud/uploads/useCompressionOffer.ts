import { useState } from 'react';

/** A large picture beside its smaller self. */
export interface CompressionOffer {
  readonly file: File;
  readonly smaller: File;
  /** With the one that is to go; without where neither is. */
  readonly answer: (chosen: File | undefined) => void;
}

/** Asks which of two pictures is to go; `offered` is for the dialog that asks. */
export function useCompressionOffer() {
  const [offered, setOffered] = useState<CompressionOffer>();
  const offer = (file: File, smaller: File) =>
    new Promise<File | undefined>((resolve) => {
      const answer = (chosen: File | undefined) => {
        setOffered(undefined);
        resolve(chosen);
      };
      setOffered({ file, smaller, answer });
    });
  return { offered, offer };
}
