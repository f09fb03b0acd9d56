import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { workspaceSource } from './plugins/workspace-source.ts'

const locales = ['es-ES', 'en-US', 'de-DE', 'fr-FR', 'pt-PT']
const server = process.env.PORTAL_SERVER ?? 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [
    workspaceSource(import.meta.dirname),
    { ...optimizeLocales.vite({ locales }), enforce: 'pre' },
    react(),
    vanillaExtractPlugin(),
  ],
  // The portal always stands at the root of its own host: the routes of the specification §2 are absolute.
  base: '/',
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // The content security policy of the server knows no `data:` for fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|react-router-dom)[@\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/services': server, '/config.json': server } },
})
