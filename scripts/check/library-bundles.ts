/**
 * What an app bundles for some imports of a library: minified, with only React external. Lazy chunks are written beside
 * it as `<name>.<chunk>.js`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { root } from '../run.ts'

/** The apps, by the file name in .size-limit.json. Each uses the libraries as published. */
const apps = {
  permissions: "export * from '@portal/permissions'",
  sdk: "export * from '@portal/sdk'",
  'sdk-one-service': [
    "import { openPortal } from '@portal/sdk/core'",
    "import { fields } from '@portal/sdk/laia'",
    "import { session } from '@portal/sdk/main'",
    'export const portal = openPortal({}, { session, fields })',
  ].join('\n'),
  'sdk-react': "export * from '@portal/sdk/react'",
  'sdk-logging': "export * from '@portal/sdk/logging'",
  'sdk-messages': "export * from '@portal/sdk/messages/de'",
}

/** Writes `.cache/size/<name>.js` for each of them. */
export async function bundleLibraries(): Promise<void> {
  const folder = path.join(root, '.cache/size')
  // Chunk names contain hashes: delete those of an older build, or they would be measured too.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, app] of Object.entries(apps)) {
    const entry = path.join(folder, `${name}.app.js`)
    writeFileSync(entry, `${app}\n`)
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      // As a server bundle: a browser bundle would include Vite's chunk loader, which a page has once anyway.
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        minify: true,
        modulePreload: false,
        rolldownOptions: {
          input: entry,
          external: [/^react(-dom)?(\/|$)/, /^swr(\/|$)/],
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}.[name].js` },
        },
      },
    })
  }
}
