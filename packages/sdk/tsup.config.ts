import { defineConfig } from 'tsup'

const config: ReturnType<typeof defineConfig> = defineConfig({
  entry: [
    'src/index.ts',
    'src/node.ts',
    'src/react/index.ts',
    'src/testing/index.ts',
    'src/testing/msw.ts',
    'src/validation/index.ts',
  ],
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  sourcemap: true,
  splitting: true,
  treeshake: true,
  target: 'es2022',
})

export default config
