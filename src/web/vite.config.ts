import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressed } from './build/compressed.ts';
import { tileSprite } from './build/tile-sprite.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Addresses that belong to the service: the page never answers for them, not even offline. */
const SERVICE = [/^\/v1\//, /^\/docs/, /^\/graphql/, /^\/health/, /^\/metrics/, /^\/openapi/, /^\/problems/, /^\/findings/];

export default defineConfig({
  root: here('.'),
  publicDir: here('public'),
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/v1': 'http://127.0.0.1:3000' } },
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // a picture that became a data: address would need a looser Content-Security-Policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  plugins: [
    tileSprite(),
    VitePWA({
      registerType: 'autoUpdate',
      // registered by the page itself: an inline script would need a looser Content-Security-Policy
      injectRegister: null,
      includeAssets: ['icons/*'],
      manifest: {
        id: '/',
        name: 'Mingg: mahjong at the table',
        short_name: 'Mingg',
        description: 'From tiles on the table to payments agreed in seconds, offline, with every number explained.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f7f4ec',
        theme_color: '#14533a',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: SERVICE,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: true,
        sourcemap: false,
      },
    }),
    compressed(),
  ],
});
