import { useState } from 'react';

/** A large picture beside its smaller version. */
export interface CompressionOffer {
  readonly file: File;
  readonly smaller: File;
  /** Called with the picture to send; with undefined for neither. */
  readonly answer: (chosen: File | undefined) => void;
}

/** Asks which of two pictures to send; `offered` is for the dialog that asks. */
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
