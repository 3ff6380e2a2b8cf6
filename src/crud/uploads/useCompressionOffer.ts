import { type Asked, useQuestions } from './useQuestions';

interface Versions {
  readonly file: File;
  readonly smaller: File;
}

/** A large picture beside its smaller version, and the answer: the picture to send, or neither. */
export type CompressionOffer = Asked<Versions>;

/** Asks which of two pictures to send; `offered` is for the dialog that asks. */
export function useCompressionOffer() {
  const { asked, ask } = useQuestions<Versions>();
  const offer = (file: File, smaller: File) => ask({ file, smaller });
  return { offered: asked, offer };
}
