import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';
import { createElement, type ReactElement } from 'react';
import { createLoader } from '@/src/lib/loader';
import { whenIdle } from '@/src/lib/whenIdle';
import { useLoaded } from '../load';
import './menuIcon.css';

type Icons = ReadonlyMap<string, IconDefinition>;

/** Resolves when the browser is idle: pages come before pictures. */
const idle = () => new Promise<void>((resolve) => whenIdle(async () => resolve()));

/** A failure counts as no icons. */
const usualIcons = createLoader(async (): Promise<Icons> => {
  await idle();
  return import('./menuIcons').then(({ menuIcons }) => menuIcons).catch(() => new Map());
});
const allIcons = createLoader(
  (): Promise<Icons> => import('./iconSet').then(({ iconSet }) => iconSet).catch(() => new Map()),
);

/** The icon of a menu entry by its antd name, without loading the set. A dot where the name is unknown or empty. */
export function MenuIcon({ name }: { name: string }) {
  return (
    <span className="menu-icon" aria-hidden="true">
      {name === '' ? <Dot /> : <Usual name={name} />}
    </span>
  );
}

/** An icon among the usual ones of menus, or else one of all. */
function Usual({ name }: { name: string }) {
  const icons = useLoaded(usualIcons);
  return icons && (drawn(icons, name) ?? <Rare name={name} />);
}

function Rare({ name }: { name: string }) {
  const icons = useLoaded(allIcons);
  return icons && (drawn(icons, name) ?? <Dot />);
}

function drawn(icons: Icons, name: string): ReactElement | undefined {
  const icon = icons.get(name)?.icon;
  return icon && typeof icon !== 'function' ? draw(icon, 0) : undefined;
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
