import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ahead } from './serve/ahead.ts';
import { evidence } from './serve/evidence.ts';
import { oneGame } from './serve/one-game.ts';

/**
 * What every table is drawn with comes in one piece: many small ones weigh more. Not where other pages than the client are
 * built: there the pieces may need one another before they are there.
 */
const DRAWING = {
  name: 'drawing',
  test: /packages\/ui\/src\/(?:panel|board|table-store|told|use|things|pan-zoom|PanZoom|MiniMap)|packages\/gamekit\/src\/(?:messages|event-message)/,
};

export default defineConfig({
  plugins: [
    react(),
    ahead(),
    evidence(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Edubba',
        short_name: 'Edubba',
        description: 'Board games of ancient Mesopotamia',
        start_url: '/',
        display: 'standalone',
        background_color: '#E9DDC6',
        theme_color: '#182848',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        navigateFallback: '/index.html',
        // What the server answers itself is no page of the client.
        navigateFallbackDenylist: [/^\/(?:api|health|ready|metrics)(?:\/|$)/],
        importScripts: ['/routes.js', '/push.js'],
        globIgnores: ['**/routes.js'],
      },
    }),
  ],
  // While developing, the server runs beside vite: `EDUBBA_SERVER` says where.
  server: { proxy: { '/api': { target: process.env['EDUBBA_SERVER'] ?? 'http://127.0.0.1:8080', ws: true } } },
  css: { postcss: { plugins: [oneGame()] } },
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: process.env['EDUBBA_OTHER_PAGES'] === undefined ? [DRAWING] : [],
        },
      },
    },
  },
});
