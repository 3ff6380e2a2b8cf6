import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';
import { createElement, type ReactElement, Suspense, use } from 'react';
import { whenIdle } from '@/src/lib/whenIdle';
import './menuIcon.css';

const fetched = new Map<string, Promise<IconDefinition | undefined>>();

/** Resolves when the browser has nothing better to do: pages come before pictures. */
const idle = () => new Promise<void>((resolve) => whenIdle(async () => resolve()));

/** Fetches an icon once; a failure counts as no icon. */
function iconOf(name: string): Promise<IconDefinition | undefined> {
  const known = fetched.get(name);
  if (known) return known;
  const icon = fetchIcon(name).catch(() => undefined);
  fetched.set(name, icon);
  return icon;
}

async function fetchIcon(name: string): Promise<IconDefinition | undefined> {
  await idle();
  const { menuIcons } = await import('./menuIcons');
  return menuIcons.get(name) ?? (await import('./iconSet')).iconSet.get(name);
}

/** The icon of a menu entry by its antd name, without loading the set; a dot where the name is unknown or empty. */
export function MenuIcon({ name }: { name: string }) {
  return (
    <span className="menu-icon" aria-hidden="true">
      {name === '' ? (
        <Dot />
      ) : (
        <Suspense>
          <Fetched name={name} />
        </Suspense>
      )}
    </span>
  );
}

function Fetched({ name }: { name: string }) {
  const icon = use(iconOf(name))?.icon;
  return icon && typeof icon !== 'function' ? draw(icon, 0) : <Dot />;
}

function Dot() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="2.5" fill="currentColor" />
    </svg>
  );
}

function draw({ tag, attrs, children = [] }: AbstractNode, key = 0): ReactElement {
  const props = Object.fromEntries(Object.entries(attrs).map(([name, value]) => [propName(name), value]));
  return createElement(
    tag,
    { key, ...props },
    children.map((child, index) => draw(child, index)),
  );
}

/** `fill-rule` → `fillRule`. */
function propName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
