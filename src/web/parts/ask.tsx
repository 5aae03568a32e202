import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from './app-context.ts';

interface Props {
  readonly title: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
  readonly ready?: boolean;
}

/** A question that has to be answered before anything else: the browser's own dialogue, so the keyboard just works. */
export function Ask({ title, yes, onYes, onClose, children, ready = true }: Props): JSX.Element {
  const { say } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="ask" aria-label={title} onClose={onClose}>
      <div class="stack">
        <h2>{title}</h2>
        {children}
        <div class="actions">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {say('cancel')}
          </button>
          <button
            type="button"
            class="button primary"
            disabled={!ready}
            onClick={() => {
              onYes();
              dialog.current?.close();
            }}
          >
            {yes}
          </button>
        </div>
      </div>
    </dialog>
  );
}
