import { Component } from 'preact';
import type { ComponentChildren } from 'preact';
import { AppContext } from './app-context.ts';

interface Props {
  readonly children: ComponentChildren;
}

/** Catches what no screen expects: the page says so and can be loaded again; what was kept is kept. */
export class Guard extends Component<Props, { readonly failed: boolean }> {
  static override readonly contextType = AppContext;
  override readonly state = { failed: false };

  static override getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ComponentChildren {
    if (!this.state.failed) return this.props.children;
    const app = this.context as { readonly say: (key: 'app.failed' | 'app.reload') => string };
    return (
      <main class="screen">
        <div class="middle">
          <div class="alert stack" role="alert">
            <p>{app.say('app.failed')}</p>
            <button type="button" class="button" onClick={() => location.reload()}>
              {app.say('app.reload')}
            </button>
          </div>
        </div>
      </main>
    );
  }
}
