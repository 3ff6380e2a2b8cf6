import { useState } from 'react';
import './person.css';

interface Props {
  readonly name: string;
  /** Address of the picture as it is shown; without one, or where it cannot be read, the name's first character. */
  readonly picture?: string | undefined;
  /** A second line: an account, a role. */
  readonly note?: string | undefined;
}

/** A person, by picture and name. */
export function Person({ name, picture, note }: Props) {
  return (
    <span className="person">
      <Portrait key={picture} name={name} picture={picture} />
      <span className="person-words">
        <span>{name}</span>
        {note && <span className="person-note">{note}</span>}
      </span>
    </span>
  );
}

function Portrait({ name, picture }: Pick<Props, 'name' | 'picture'>) {
  const [broken, setBroken] = useState(false);
  if (!picture || broken)
    return (
      <span className="person-picture" aria-hidden="true">
        {[...name][0]}
      </span>
    );
  return (
    <img className="person-picture" src={picture} alt="" loading="lazy" onError={() => setBroken(true)} />
  );
}
