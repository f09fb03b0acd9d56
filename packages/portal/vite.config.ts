import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption, type Rolldown } from 'vite'
import { firstChunks, pageParts } from './plugins/chunks.ts'
import { leanAria } from './plugins/lean-aria.ts'
import { leanPreloads } from './plugins/lean-preloads.ts'
import { leanRouter } from './plugins/lean-router.ts'
import { pageChunks } from './plugins/page-chunks.ts'
import { workspaceSource } from './plugins/workspace-source.ts'

const locales = ['es-ES', 'en-US', 'de-DE', 'fr-FR', 'pt-PT']
const server = process.env.PORTAL_SERVER ?? 'http://127.0.0.1:4000'

const plugins = (): PluginOption[] => [
  workspaceSource(import.meta.dirname),
  leanRouter(),
  leanAria(),
  { ...optimizeLocales.vite({ locales }), enforce: 'pre' },
  react(),
  vanillaExtractPlugin(),
]
const preloads = leanPreloads()

// React has it itself; the package is for those before 18.
const resolve = {
  alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
}

/** How the portal is built into files by these groups. */
const built = (groups: readonly Rolldown.CodeSplittingGroup[]) => ({
  target: 'es2022',
  // The content security policy of the server knows no `data:` for fonts and scripts.
  assetsInlineLimit: 0,
  rolldownOptions: {
    // The sign-in has its own chunks, and shares the entry with the portal behind it.
    input: ['index.html', 'src/app/sign-in-page.tsx'],
    output: {
      // By hash alone: the first page carries the names of all chunks, to fetch what a screen needs side by side. The
      // manifest says what each was made of.
      chunkFileNames: 'assets/[hash:7].js',
      codeSplitting: { includeDependenciesRecursively: false, groups: [...groups] },
    },
  },
})

const lookedAt = { root: import.meta.dirname, plugins: plugins(), resolve, build: built(firstChunks) }

export default defineConfig(async ({ command }) => ({
  plugins: [plugins(), preloads.plugin],
  resolve,
  // The portal is always at the root of its own host: the routes of the specification §2 are absolute.
  base: '/',
  build: {
    ...built(
      command === 'build' ? [...firstChunks, ...(await pageChunks(lookedAt, pageParts))] : firstChunks,
    ),
    manifest: true,
    modulePreload: { resolveDependencies: preloads.needed },
    sourcemap: false,
  },
  server: { port: 5173, proxy: { '/services': server, '/config.json': server } },
}))
