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

const actParts =
  /portal\/src\/patterns\/(refusals\/refusal|use-act|use-download|confirm-action|confirm-identity\/use-confirmed-action)\.tsx?$/

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
      output: {
        // By hash alone: the first page carries the names of all chunks, to fetch what a screen needs side by side. The
        // manifest says what each was made of.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|react-router-dom)[@\\/]/,
              priority: 2,
            },
            // What every page begins with, in one file: dozens of small ones cost more than they spare. The entry stays out
            // of it, because the manifest names what it was made of.
            // Styles of what opens over a page come with the first of it: two dozen small files pack worse than one.
            { name: 'opened', test: openedStyles, priority: 3 },
            // What every list acts with, and how it says what was refused: together for the same reason.
            { name: 'acts', test: actParts, priority: 2 },
            { name: 'start', tags: ['$initial'], test: /^(?!.*(?:\/main\.tsx|\.html)$)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/services': server, '/config.json': server } },
})
