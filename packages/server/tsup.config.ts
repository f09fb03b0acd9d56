import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    main: 'src/main.ts',
    'page-reader.worker': 'src/pdf/page-reader.worker.ts',
    'matcher.worker': 'src/areas/lists/matching/matcher.worker.ts',
  },
  format: ['esm'],
  platform: 'node',
  target: 'node24',
  dts: false,
  clean: true,
  sourcemap: true,
  noExternal: [/^@portal\//],
  esbuildOptions: (options) => {
    options.conditions = ['source']
  },
  onSuccess:
    'mkdir -p dist/generated && cp -R src/contract/generated/. dist/generated && cp src/auth/common-passwords.bin dist/',
})
