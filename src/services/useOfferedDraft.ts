import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from '../work/drafts';
import { useUnsavedContext } from './useUnsavedContext';

/** A draft, and the path at which it is kept. */
interface Offer {
  readonly draft: Draft;
  readonly path: string;
}

/** The path of an earlier draft of a form, which has been typed into since without taking it up. */
const earlier = (path: string) => `${path}#earlier`;

/**
 * The draft of a form that was left without saving. It is read once, and not asked for when a page comes back to the
 * screen. None is offered while another page of the browser types on in that form, or once that page has saved. Typing
 * here takes the offer back, and keeps the draft beside the form's own. It is offered again when the form is opened
 * next.
 */
export function useOfferedDraft(path: string, id: string) {
  const place = useUnsavedContext();
  const [offer, setOffer] = useState<Offer>();
  const asked = useRef<string>(undefined);
  /** The offer as of now: taking it up and typing may come in one turn. */
  const current = useRef<Offer>(undefined);
  function set(next: Offer | undefined): void {
    current.current = next;
    setOffer(next);
  }

  const find = useEffectEvent(async () => {
    const found = (await read(path)) ?? (await read(earlier(path)));
    const isTouched = place?.unsavedRegistry.get().some((dirtyForm) => dirtyForm.id === id);
    if (!isTouched && asked.current === path) set(found);
  });
  async function read(at: string): Promise<Offer | undefined> {
    const draft = await place?.drafts.read(at);
    return draft && { draft, path: at };
  }
  useEffect(() => {
    if (asked.current === path) return;
    asked.current = path;
    void find();
  }, [path]);
  const follow = useEffectEvent((at: string) =>
    place?.drafts.follow((gone) => gone === at && set(undefined), at),
  );
  useEffect(() => (offer ? follow(offer.path) : undefined), [offer]);

  return {
    draft: offer?.draft,
    /** Called as the form is typed into, which writes a draft of its own. */
    setAside(): void {
      const { draft, path: at } = current.current ?? {};
      set(undefined);
      if (draft && at === path) void place?.drafts.write(earlier(path), draft);
    },
    /** Called once the draft was taken up or thrown away. */
    end(): void {
      const at = current.current?.path;
      set(undefined);
      if (at !== undefined) void place?.drafts.remove(at);
    },
  };
}
