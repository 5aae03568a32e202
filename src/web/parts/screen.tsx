import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from './app-context.ts';
import { Icon } from './icon.tsx';
import { NoticeBar } from './notice.tsx';
import { SyncChip } from './sync-chip.tsx';
import type { Route } from '../state/route.ts';

interface Props {
  readonly title: string;
  /** Where the way back leads, or null for none. */
  readonly back: Route | null;
  readonly children: ComponentChildren;
  /** What stays in sight at the lower edge. */
  readonly bottom?: ComponentChildren;
  readonly corner?: ComponentChildren;
  /** Two columns where there is room. */
  readonly two?: boolean;
}

/** The frame of a screen. Its title takes the focus when the screen appears, so that a screen reader says where one is. */
export function Screen({ title, back, children, bottom, corner, two = false }: Props): JSX.Element {
  const { say, actions } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Mingg`;
  }, [title]);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class={two ? 'screen two' : 'screen'}>
      <header class="top">
        {back !== null && (
          <button type="button" class="button quiet icon-button" aria-label={say('back')} onClick={() => actions.go(back)}>
            <Icon name="back" />
          </button>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <SyncChip />
        {corner}
      </header>
      <NoticeBar />
      <main class="middle">{children}</main>
      {bottom !== undefined && <footer class="bottom">{bottom}</footer>}
    </div>
  );
}
