import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Draft } from '../work/drafts';
import { useOfferedDraft } from './useOfferedDraft';
import { useUnsavedContext } from './useUnsavedContext';

/** Milliseconds without typing after which a draft is written. */
const pause = 500;

/** Refuses a save on the way out that asks a question: the one about leaving would be above it. */
export const needsAnswer = '保存前需要确认，请点击「保存」';

/** The message after a save: it says where text was typed meanwhile. */
export function savedText(done: string, isAll: boolean): string {
  return isAll ? done : `${done}，之后填写的内容尚未保存`;
}

/** A form that takes part in the handling of unsaved changes. */
interface Form {
  /** The staff's name for it: 编辑客户：明德教育. */
  readonly name: string;
  /** The present values, without secrets. */
  readonly values: () => Readonly<Record<string, unknown>>;
  /**
   * The initial values, where the form changes something that the server has. A draft is laid over the present record
   * when it is taken up.
   */
  readonly base?: () => Readonly<Record<string, unknown>> | undefined;
  /** Whether it is about a student or another client: its draft is removed at the sign-out (decision 34). */
  readonly personal?: boolean;
  /** Saves it and stays; resolves to whether that worked. Absent where it must be saved by hand. */
  readonly save?: () => Promise<boolean>;
  /** A further effect of saving, about which the form itself asks first. The question when leaving says it. */
  readonly saveNote?: string;
}

/** The place of a form. */
interface FormPlace {
  /** Key of its tab; empty outside of tabs. */
  readonly tab: string;
  /** Path of the address at which it is open. */
  readonly path: string;
  /** Whether it is lost as soon as its tab is not on screen. */
  readonly transient: boolean;
  /** Whether pages below its path are laid over it. */
  readonly staysBelow?: boolean;
  /** Path of its draft; the form's path where absent. */
  readonly draftPath?: string;
}

/**
 * Registers a form while it holds unsaved changes, keeps a draft of it, and finds an earlier draft. The form calls
 * `touch` at each change and `settle` once it is saved.
 */
export function useUnsaved(
  form: Form,
  { tab, path, transient, staysBelow = false, draftPath = path }: FormPlace,
) {
  const place = useUnsavedContext();
  const id = useId();
  const { draft, setAside, end } = useOfferedDraft(draftPath, id);
  /** Path of the draft since the form became another record's. */
  const moved = useRef<string>(undefined);
  const draftAt = () => moved.current ?? draftPath;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef(form);
  useEffect(() => {
    current.current = form;
  });

  function stopTimer(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function draftNow(): Draft {
    const { name, values, base, personal } = current.current;
    const from = base?.();
    return {
      name,
      values: values(),
      ...(from && { base: from }),
      ...(personal && { personal }),
      savedAt: Date.now(),
    };
  }

  function keep(): void {
    stopTimer();
    void place?.drafts.write(draftAt(), draftNow());
  }

  // An unmounted form writes its pending draft at once: later it would bring back a draft that was discarded meanwhile.
  const flush = useEffectEvent(() => {
    if (timer.current !== undefined) keep();
  });
  useEffect(() => () => flush(), []);

  function drop(): void {
    stopTimer();
    void place?.drafts.remove(draftAt());
  }

  const isDirty = () => place?.unsavedRegistry.get().some((dirtyForm) => dirtyForm.id === id) ?? false;

  function register(): void {
    if (!place || isDirty()) return;
    const { name, save, saveNote } = current.current;
    place.unsavedRegistry.put({
      id,
      name,
      tab,
      path,
      transient,
      staysBelow,
      ...(save && { save: async () => (await current.current.save?.()) ?? false }),
      ...(saveNote !== undefined && { saveNote }),
      draftAt,
      rescue: () => place.drafts.rescue(draftAt(), draftNow()),
      drop,
    });
  }

  function touch(): void {
    setAside();
    stopTimer();
    timer.current = setTimeout(keep, pause);
    register();
  }

  return {
    /** The draft of a form that was left without saving; until it is taken up, thrown away or typed over. */
    draft,
    /** Whether it holds something that is not saved. */
    isDirty,
    /** Something was typed. */
    touch,
    /** It was saved. */
    settle() {
      drop();
      place?.unsavedRegistry.remove(id);
    },
    /** Continues as the form of another record; its values are still not saved. */
    moveTo(path: string) {
      drop();
      moved.current = path;
      keep();
    },
    /** Asks whether it may be lost; true at once where nothing was typed. */
    confirmDiscard: async () =>
      (await place?.unsavedRegistry.confirmDiscard(
        place.unsavedRegistry.get().filter((dirtyForm) => dirtyForm.id === id),
      )) ?? true,
    /** Unregisters the form, which is gone; its draft is kept. */
    leave: () => place?.unsavedRegistry.remove(id),
    /** Called once the draft has been put into the form. */
    restored() {
      end();
      touch();
    },
    /** Discards the draft. */
    discard() {
      end();
      drop();
    },
  };
}
