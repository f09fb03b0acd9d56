import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanAria } from './plugins/lean-aria.ts'
import { leanPreloads } from './plugins/lean-preloads.ts'
import { leanRouter } from './plugins/lean-router.ts'
import { workspaceSource } from './plugins/workspace-source.ts'

const locales = ['es-ES', 'en-US', 'de-DE', 'fr-FR', 'pt-PT']
const server = process.env.PORTAL_SERVER ?? 'http://127.0.0.1:4000'

const openedStyles =
  /ui-kit\/src\/(components\/(dialog|drawer|popover|menu-button|filter-bar|select|toast|session-prompt|notification-centre|command-palette|combo-box|multi-select|saved-views|column-chooser|export-menu|org-chart|date-picker|date-range-picker|calendar)|private\/(overlay|choice|list-box|dates|search))\/.*\.vanilla\.css/

/** What every list acts with. */
const actParts =
  /portal\/src\/patterns\/(refusals\/refusal|use-act|use-download|confirm-action|confirm-identity\/use-confirmed-action)\.tsx?$/

/** Where an address leads and who may go there: all that the sign-in does without. */
const routerParts =
  /node_modules\/(\.pnpm\/)?react-router|permissions\/src\/(areas\/\w|routes|match-route|decide|can)|portal\/src\/(app\/(router|guards|manifest|root|session-watch|loaded-screen)\.tsx?|(areas\/[^/]+|shell)\/routes\.ts)$/
/** What the sign-in needs and the frame of the portal does not. */
const signInParts =
  /ui-kit\/src\/(components\/(form|text-field|password-field)|forms|private\/field\/use-)|portal\/src\/shell\/(public-|brand-panel)|\/(TextField|TextArea|ToggleButton|ToggleButtonGroup|SelectionIndicator|useToggle\w+)\.mjs$/

const preloads = leanPreloads()

export default defineConfig({
  plugins: [
    workspaceSource(import.meta.dirname),
    leanRouter(),
    leanAria(),
    preloads.plugin,
    { ...optimizeLocales.vite({ locales }), enforce: 'pre' },
    react(),
    vanillaExtractPlugin(),
  ],
  // React has it itself; the package is for those before 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // The portal always stands at the root of its own host: the routes of the specification §2 are absolute.
  base: '/',
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { resolveDependencies: preloads.needed },
    sourcemap: false,
    // The content security policy of the server knows no `data:` for fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The sign-in stands by itself, and shares with the portal behind it what both begin with.
      input: ['index.html', 'src/app/sign-in-page.tsx'],
      output: {
        // By hash alone: the first page carries the names of all chunks, to fetch what a screen needs side by side. The
        // manifest says what each was made of.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler)[@\\/]/,
              priority: 2,
            },
            // Styles of what opens over a page come with the first of it: two dozen small files pack worse than one.
            { name: 'opened', test: openedStyles, priority: 3 },
            // What every list acts with, and how it says what was refused: together for the same reason.
            { name: 'acts', test: actParts, priority: 2 },
            { name: 'router', test: routerParts, priority: 2 },
            { name: 'forms', tags: ['$initial'], test: signInParts, priority: 2 },
            // What every page begins with, in one file: dozens of small ones cost more than they spare. What begins one
            // stays out of it, because the manifest names what it was made of.
            {
              name: 'start',
              tags: ['$initial'],
              test: /^(?!.*(?:\/(?:main|sign-in-page|login-screen)\.tsx|\.html)$)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/services': server, '/config.json': server } },
})
