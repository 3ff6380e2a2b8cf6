import {
  Children,
  type ComponentProps,
  type ComponentType,
  createContext,
  type FocusEvent,
  isValidElement,
  type ReactNode,
  type RefObject,
  use,
  useMemo,
} from 'react';

/** Parts that a virtual list, which draws only the rows in sight, adds to its table or its cards. */
export interface VirtualBody {
  /** Places of the drawn rows among all. */
  readonly places: readonly number[];
  /** Draw the table's rows and body, with the space of the rows that are not drawn. */
  readonly Row: ComponentType<ComponentProps<'tr'>>;
  readonly Body: ComponentType<ComponentProps<'tbody'>>;
  /** Surrounds the cards, with that space. */
  readonly Cards: (props: { readonly children: ReactNode }) => ReactNode;
  /** For the `ref` of a card: takes its height. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** The space of the rows that are not drawn, in pixels. */
interface Space {
  /** Before each drawn row: more than 0 where others are left out. */
  readonly gaps: readonly number[];
  readonly after: number;
  readonly measure: (element: HTMLElement | null) => void;
  /** The element that begins where the first row would, drawn or not. */
  readonly body: RefObject<HTMLElement | null>;
  /** Called with the key of the row that has got the focus. */
  readonly setFocused: (key: string) => void;
}

const VirtualSpaceContext = createContext<Space>({
  gaps: [],
  after: 0,
  measure: () => undefined,
  body: { current: null },
  setFocused: () => undefined,
});

/** Provides the body of a long list with the space of the rows that are not drawn. */
export const VirtualSpace = VirtualSpaceContext.Provider;

/** The body of a table of which only some rows are drawn. */
export function VirtualTableBody({ children, ...props }: ComponentProps<'tbody'>) {
  const { gaps, after, body, setFocused } = use(VirtualSpaceContext);
  const keep = (element: HTMLElement | null) => {
    body.current = element;
  };
  const watchFocus = ({ target }: FocusEvent) => {
    const key = target.closest('[data-row-key]')?.getAttribute('data-row-key');
    if (key) setFocused(key);
  };
  const rows = useMemo(() => spaced(children, gaps), [children, gaps]);
  return (
    <>
      <tbody ref={keep} aria-hidden>
        <Gap height={gaps[0] ?? 0} />
      </tbody>
      <tbody {...props} onFocus={watchFocus}>
        {rows}
      </tbody>
      <tbody aria-hidden>
        <Gap height={after} />
      </tbody>
    </>
  );
}

/** The rows, with the space of those that are left out between them. */
function spaced(children: ReactNode, gaps: readonly number[]): ReactNode[] {
  return Children.toArray(children).flatMap<ReactNode>((row, at) => {
    const height = at > 0 ? (gaps[at] ?? 0) : 0;
    if (height <= 0 || !isValidElement(row)) return [row];
    return [<Gap key={`before ${row.key}`} height={height} />, row];
  });
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** A row that takes its height. */
export function MeasuredRow(props: ComponentProps<'tr'>) {
  const { measure } = use(VirtualSpaceContext);
  return <tr {...props} ref={measure} />;
}

/** Around the cards, whose own distance from each other is not space of others. */
export function CardSpace({ children }: { readonly children: ReactNode }) {
  const { gaps, after, body } = use(VirtualSpaceContext);
  const keep = (element: HTMLElement | null) => {
    body.current = element;
  };
  return (
    <div ref={keep} style={{ paddingBlock: `${gaps[0] ?? 0}px ${after}px` }}>
      {children}
    </div>
  );
}
