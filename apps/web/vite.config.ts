import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ahead } from './serve/ahead.ts';

export default defineConfig({
  plugins: [
    react(),
    ahead(),
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
        importScripts: ['/routes.js'],
        globIgnores: ['**/routes.js'],
      },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2024', assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
});
