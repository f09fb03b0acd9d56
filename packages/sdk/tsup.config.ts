import { defineConfig } from 'tsup'

const config: ReturnType<typeof defineConfig> = defineConfig({
  entry: {
    index: 'src/index.ts',
    core: 'src/core.ts',
    main: 'src/main.ts',
    laia: 'src/laia.ts',
    raw: 'src/raw.ts',
    'messages/en': 'src/errors/messages/en.ts',
    'messages/de': 'src/errors/messages/de.ts',
    'messages/fr': 'src/errors/messages/fr.ts',
    'messages/pt': 'src/errors/messages/pt.ts',
    node: 'src/node.ts',
    'react/index': 'src/react/index.ts',
    'testing/index': 'src/testing/index.ts',
    'testing/msw': 'src/testing/msw.ts',
    'validation/index': 'src/validation/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  sourcemap: true,
  splitting: true,
  treeshake: true,
  target: 'es2022',
})

export default config
