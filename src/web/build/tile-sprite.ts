import type { Plugin } from 'vite';
import { drawSprite } from '../tiles/sprite.ts';

const NAME = 'tiles.svg';

/** Draws the tiles when the page is built, and for the development server on demand. */
export function tileSprite(): Plugin {
  return {
    name: 'mingg-tile-sprite',
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawSprite());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: drawSprite() });
    },
  };
}
