import { useRef, useState } from 'react';
import { createTurns } from '../../lib/inTurn';

/** A question about a picture that is on screen. */
export type Asked<Q> = Q & {
  /** Called with the picture to send; with undefined for none. */
  readonly answer: (picture: File | undefined) => void;
  /** The number of the question: each has a dialog of its own. */
  readonly turn: number;
};

/** Asks about pictures, one question after the other, since pictures may be chosen while one is open. */
export function useQuestions<Q extends object>() {
  const [asked, setAsked] = useState<Asked<Q>>();
  const turns = useRef(0);
  const [inTurn] = useState(createTurns);
  const put = (question: Q) =>
    new Promise<File | undefined>((resolve) => {
      turns.current += 1;
      const turn = turns.current;
      const answer = (picture: File | undefined) => {
        // A late second answer leaves the next question on screen.
        setAsked((now) => (now?.turn === turn ? undefined : now));
        resolve(picture);
      };
      setAsked({ ...question, answer, turn });
    });
  return { asked, ask: (question: Q) => inTurn(() => put(question)) };
}
