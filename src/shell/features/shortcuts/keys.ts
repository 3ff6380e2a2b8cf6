/** The keys of a shortcut. */
export interface Keys {
  /** Ctrl, on a Mac ⌘. */
  readonly mod?: boolean;
  /** Alt, on a Mac ⌥. */
  readonly alt?: boolean;
  /** Codes of the keys, by their place on the keyboard: with ⌥ they write other characters on a Mac. */
  readonly codes?: readonly string[];
  /** The characters of the keys, as written. */
  readonly characters?: readonly string[];
  /** The text on the key. */
  readonly label: string;
}

/** Whether this is a Mac or a similar device, whose keyboards have ⌘ and ⌥. */
export function isMac(agent: string = navigator.userAgent): boolean {
  return /Mac|iPhone|iPad/.test(agent);
}

/** The members of a key press that decide. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The index of the pressed key in `codes` or `characters`; undefined for other keys. */
export function pressedIndex(keys: Keys, event: Pressed, onMac = isMac()): number | undefined {
  if (keys.mod !== undefined || keys.alt !== undefined) {
    const mod = onMac ? event.metaKey : event.ctrlKey;
    const other = onMac ? event.ctrlKey : event.metaKey;
    if (other || event.shiftKey || mod !== (keys.mod ?? false) || event.altKey !== (keys.alt ?? false))
      return undefined;
  } else if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const at = keys.codes?.indexOf(event.code) ?? keys.characters?.indexOf(event.key) ?? -1;
  return at < 0 ? undefined : at;
}

/** The labels of the keys, each for a `<kbd>`. */
export function labelsOf({ mod, alt, label }: Keys, onMac = isMac()): readonly string[] {
  return [...(mod ? [onMac ? '⌘' : 'Ctrl'] : []), ...(alt ? [onMac ? '⌥' : 'Alt'] : []), label];
}

/** Whether the keys write something where the person is typing: bare ones do, and ⌥ does on a Mac. */
export function wouldWrite({ mod, alt }: Keys, target: EventTarget | null, onMac = isMac()): boolean {
  return !mod && !(alt && !onMac) && isField(target);
}

const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function isField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}
