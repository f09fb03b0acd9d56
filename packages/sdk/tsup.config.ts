import { defineConfig, type Options } from 'tsup'

const library: Options = {
  entry: {
    index: 'src/index.ts',
    core: 'src/core.ts',
    contract: 'src/contract.ts',
    main: 'src/main.ts',
    intranet: 'src/intranet.ts',
    laia: 'src/laia.ts',
    raw: 'src/raw.ts',
    logging: 'src/logging.ts',
    sentences: 'src/sentences.ts',
    'messages/en': 'src/errors/messages/en.ts',
    'messages/de': 'src/errors/messages/de.ts',
    'messages/fr': 'src/errors/messages/fr.ts',
    'messages/pt': 'src/errors/messages/pt.ts',
    node: 'src/node.ts',
    verify: 'src/verify.ts',
    'react/index': 'src/react/index.ts',
    'testing/index': 'src/testing/index.ts',
    'testing/msw': 'src/testing/msw.ts',
    'validation/index': 'src/validation/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  clean: ['!cli.js'],
  sourcemap: true,
  splitting: true,
  treeshake: true,
  target: 'es2022',
}

/** The command line: one file, with commander in it and the SDK beside it, as any script has it. */
const bin: Options = {
  entry: { cli: 'src/cli.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  noExternal: ['commander'],
  external: [/^@portal\/sdk/],
  // Commander is CommonJS and asks for Node's own modules by require, which an ES module has to make for itself.
  banner: {
    js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
  },
  // The library's build runs beside this one and empties dist.
  clean: false,
}

const config: ReturnType<typeof defineConfig> = defineConfig([library, bin])

export default config
