import { defineConfig } from 'tsup'

const config: ReturnType<typeof defineConfig> = defineConfig({
  entry: {
    index: 'src/index.ts',
    'labels/es': 'src/labels/es.ts',
    'labels/en': 'src/labels/en.ts',
    'labels/de': 'src/labels/de.ts',
    'labels/fr': 'src/labels/fr.ts',
    'labels/pt': 'src/labels/pt.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  sourcemap: true,
  treeshake: true,
})

export default config
