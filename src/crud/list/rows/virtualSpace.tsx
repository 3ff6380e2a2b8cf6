import { type ComponentProps, createContext, type ReactNode, type RefObject, use } from 'react';

/** The space that the rows take which are not drawn, in pixels. */
interface Space {
  readonly before: number;
  readonly after: number;
  readonly measure: (element: HTMLElement | null) => void;
  /** What begins where the first row would, drawn or not. */
  readonly body: RefObject<HTMLElement | null>;
}

const VirtualSpaceContext = createContext<Space>({
  before: 0,
  after: 0,
  measure: () => undefined,
  body: { current: null },
});

/** Tells the body of a long list how much room the rows take that are not drawn. */
export const VirtualSpace = VirtualSpaceContext.Provider;

/** What antd's table draws its body with; the same for good, or all rows would be made anew. */
export const virtualComponents = { body: { wrapper: TableBody, row: MeasuredRow } };

function TableBody(props: ComponentProps<'tbody'>) {
  const { before, after, body } = use(VirtualSpaceContext);
  const keep = (element: HTMLElement | null) => {
    body.current = element;
  };
  return (
    <>
      <tbody ref={keep} aria-hidden>
        <Gap height={before} />
      </tbody>
      <tbody {...props} />
      <tbody aria-hidden>
        <Gap height={after} />
      </tbody>
    </>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

function MeasuredRow(props: ComponentProps<'tr'>) {
  const { measure } = use(VirtualSpaceContext);
  return <tr {...props} ref={measure} />;
}

/** Around the cards. */
export function CardSpace({ children }: { readonly children: ReactNode }) {
  const { before, after, body } = use(VirtualSpaceContext);
  const keep = (element: HTMLElement | null) => {
    body.current = element;
  };
  return (
    <div ref={keep} style={{ paddingBlock: `${before}px ${after}px` }}>
      {children}
    </div>
  );
}
