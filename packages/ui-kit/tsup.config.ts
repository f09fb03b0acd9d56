import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

// One entry: each further one would carry its own copy of the whole stylesheet.
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm'],
  dts: true,
  clean: true,
  sourcemap: true,
  external: ['react', 'react-dom', 'react/jsx-runtime'],
  minifyWhitespace: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
})
