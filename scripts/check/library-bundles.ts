/** What an app gets of a library when it imports all of it: one file, minified, nothing from outside left out but React. */
import path from 'node:path'
import { build } from 'vite'
import { root } from '../run.ts'

/** Library entries, by the name of the file that .size-limit.json weighs. */
const entries = {
  permissions: 'packages/permissions/dist/index.js',
  sdk: 'packages/sdk/dist/index.js',
  'sdk-react': 'packages/sdk/dist/react/index.js',
}

/** Writes `.cache/size/<name>.js` for each of them. */
export async function bundleLibraries(): Promise<void> {
  for (const [name, entry] of Object.entries(entries)) {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: '.cache/size',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        minify: true,
        modulePreload: false,
        rolldownOptions: {
          input: path.join(root, entry),
          external: [/^react(-dom)?(\/|$)/, /^swr(\/|$)/],
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: `${name}.js`, codeSplitting: false },
        },
      },
    })
  }
}
