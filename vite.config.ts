import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { firstScriptPlugin } from './tooling/build/first-script.ts';
import { leaveOutUnused } from './tooling/build/leave-out-unused.ts';
import { contentPlugin } from './tooling/content/plugin.ts';
import { mailboxPlugin } from './tooling/server/mailbox-plugin.ts';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    // Rules are tested on a practice of the tests' own, so that nobody's phone number or hours turn a test red.
    contentPlugin(process.env.SITE_CONTENT ?? 'content', mode === 'test' ? 'tests/sample-practice' : undefined),
    mailboxPlugin(),
    firstScriptPlugin('src/app/theme-first.ts', 'theme'),
    // A first visit is 2.6 kB lighter for it, which a site whose files are only read needs not be.
    ...(process.env.SITE_COMPRESSION === 'none' ? [] : [leaveOutUnused()]),
  ],
  publicDir: false,
  resolve: {
    // The package names its build with warnings first, for everybody.
    alias:
      mode === 'production'
        ? [
            { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
            // React has had its own since version 18.
            { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
            {
              find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
              replacement: 'use-sync-external-store/with-selector',
            },
            {
              find: /^react-router\/dom$/,
              replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs'),
            },
          ]
        : [],
  },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    target: 'es2022',
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What may be sent is held by the budget, compressed as it is sent.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // What several files share may go along with one that all of them load, but never so that a page loads what another needs.
      experimental: { chunkOptimization: { mergeCommonChunks: true, avoidRedundantChunkLoads: false } },
      checks: { bundlerTimings: false },
      output: {
        minify: true,
        // Every file costs a request, so what goes together travels together; a group takes along what its modules rest on.
        codeSplitting: {
          groups: [
            // Evaluated in a task of its own: what draws the pages is half of all their script.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            // What nearly every page is made of. With it comes what starts the page, so that the document names this file and no other that leads to it.
            {
              name: 'site',
              test: /src\/(?:app\/(?:start\.|before-hydration|Footer\.module)|ui\/(?!TimeSlots|ErrorSummary)|paths|domain\/(?:fill-template|fetch-once|counted|ist-dates|due-dates|hours-abroad)\.|delivery\/(?:office|whatsapp|copy-text|save-calendar)|forms\/use-now|pages\/(?:page|address|today|late-part|breadcrumbs|TimelineBadge|sheet\/SheetActions|service\/document-count|contact\/message-form|search\/SearchField)\.|search\/use-suggestions|collections\/(?:form-ids|pages|passage-ids|due-date-text)\.|guide\/(?:view\/(?:Panel(?:Frame|Shell|\.module)|panel-words|written-text|full-screen|MessageBox|MessageView|Transcript|Waiting|Chips|Composer\.module)|dialogue\/(?:chips|welcome)|answers\/blocks|machine\/memory)|text\/indic-script)|(?:content:|collections\/)(?:practice|navigation|page-ids|layout-words|shared-words|panel-wording)/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'forms',
              test: /src\/(?:forms\/(?:message|use-form|SendingForm|text-questions)|pages\/contact\/Hours|delivery\/site-mail|entities\/date\/calendar-words|text\/(?:memoize-by-text|comparable-words|traced-plain-text|clauses))\.|content:vocabulary-grammar/,
              minShareCount: 2,
            },
            { name: 'tax', test: /src\/forms\/(?:regime-comparison|tax-estimate)\./, minShareCount: 2 },
            {
              name: 'days',
              test: /src\/(?:forms\/(?:appointment|moments)|delivery\/save-appointment)\.|content:booking-words/,
              minShareCount: 2,
            },
            {
              name: 'dates',
              test: /src\/(?:delivery\/due-date-calendar|domain\/concerned|pages\/due-dates\/(?:Months|YearOfDates))\./,
              minShareCount: 2,
            },
            {
              name: 'decisions',
              test: /src\/forms\/(?:decision|decision-question)\.|content:decision-cards/,
              minShareCount: 2,
            },
            // What a visitor who stays gets once all else is there.
            {
              name: 'staying',
              test: /src\/app\/KeepOffline\.|content:offline-words|node_modules\/(?:framer-motion|motion-)/,
            },
            // What reads a message, shared by the panel and what comes behind it.
            {
              name: 'reading',
              test: /src\/(?:guide\/(?:understanding\/(?:before-forms|make-knowledge)|machine\/guide-words|dialogue\/(?:conversation-context|form-of|turn-without-form)|answers\/respond)|search\/matcher)\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    // What the site was ordered with is looked at by a command of its own: whoever edits the content later is free to depart from it.
    include:
      mode === 'specification'
        ? ['tests/specification/*.test.ts']
        : [`tests/${process.env.MUTANTS ? `${process.env.MUTANTS}/` : ''}**/*.test.ts`],
    exclude: mode === 'specification' ? [] : ['tests/e2e/**', 'tests/specification/**'],
    setupFiles: ['tests/support/one-seed.ts'],
    // No module keeps anything from one test to the next, so a worker loads each of them once for all files.
    isolate: false,
    pool: 'threads',
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    // What a file prepares for all its tests, such as a whole build.
    hookTimeout: 120_000,
  },
}));
