import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { firstScriptPlugin } from './tooling/build/first-script.ts';
import { contentPlugin } from './tooling/content/plugin.ts';
import { componentsPlugin } from './tooling/gallery/components-plugin.ts';
import { mailboxPlugin } from './tooling/server/mailbox-plugin.ts';

export default defineConfig({
  plugins: [
    react(),
    contentPlugin(process.env.SITE_CONTENT ?? 'content'),
    mailboxPlugin(),
    firstScriptPlugin('src/app/theme-first.ts', 'theme'),
    componentsPlugin(),
  ],
  publicDir: false,
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    target: 'es2022',
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What nearly every page is made of travels in one file, not in a dozen of one kilobyte each.
        codeSplitting: {
          groups: [
            {
              name: 'site',
              test: /src\/(?:ui\/(?!Field|TimeSlots|ErrorSummary)|paths|domain\/(?:fill-template|counted)|delivery\/(?:office|whatsapp)|pages\/page)|(?:content:|collections\/)(?:practice|chunks|services|topics|navigation|pages|layout-words|shared-words)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    setupFiles: ['tests/support/one-seed.ts'],
  },
});
