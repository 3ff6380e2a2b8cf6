import type { MenuProps, PopoverProps } from 'antd';
import {
  type ComponentType,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useState,
} from 'react';
import type { Loader } from '@/src/lib/loader';
import { DialogBoundary } from '../DialogBoundary';
import { Loadable, load } from '../load';

/** Fetched when the pointer or the focus comes near the button. */
const MenuPopup = load(() => import('./MenuPopup'));
const PanelPopup = load(() => import('./PanelPopup'));

/** Props that an opener sets on its button. */
interface Pressable {
  readonly id?: string;
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
  readonly ref?: Ref<HTMLElement>;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
}

interface Around {
  /** The button. */
  readonly children: ReactElement<Pressable>;
}

/** A menu as antd's Dropdown takes it, below its button. */
export interface MenuOpenerProps extends Around {
  readonly menu: MenuProps;
}

/**
 * A button that opens a menu. Until it is first pressed the page draws only the button, and fetches nothing for the
 * menu.
 */
export function MenuOpener({ menu, children }: MenuOpenerProps) {
  return <Opener of={MenuPopup} popup="menu" props={{ menu, children }} />;
}

/** A panel below its button. */
export interface PanelOpenerProps extends Around, Pick<PopoverProps, 'placement'> {
  /** Its heading; without one it is named like its button. */
  readonly title?: string;
  /** Its content; it may close itself. */
  readonly content: (close: () => void) => ReactNode;
}

/** A button that opens a panel, fetched like a menu. */
export function PanelOpener(props: PanelOpenerProps) {
  return <Opener of={PanelPopup} popup="dialog" props={props} />;
}

interface Props<P> {
  readonly of: Loader<ComponentType<P>>;
  readonly popup: 'menu' | 'dialog';
  readonly props: P;
}

function Opener<P extends Around>({ of, popup, props }: Props<P>) {
  const [isPressed, setPressed] = useState(false);
  const button = cloneElement(props.children, { 'aria-haspopup': popup, 'aria-expanded': false });
  if (isPressed)
    return (
      <DialogBoundary close={() => setPressed(false)}>
        <Loadable of={of} props={{ ...props, children: button }} fallback={button} />
      </DialogBoundary>
    );
  return cloneElement(button, {
    onPointerEnter: of.ahead,
    onFocus: of.ahead,
    onClick: () => setPressed(true),
  });
}
