/** What an app gets of a library when it imports this much: one file, minified, nothing from outside left out but React. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { root } from '../run.ts'

/** The apps, by the name of the file that .size-limit.json weighs. Each takes the libraries as they are published. */
const apps = {
  permissions: "export * from '@portal/permissions'",
  sdk: "export * from '@portal/sdk'",
  'sdk-one-service': [
    "import { openPortal } from '@portal/sdk/core'",
    "import { fields } from '@portal/sdk/laia'",
    "import { session } from '@portal/sdk/main'",
    'export const portal = openPortal({}, { session, fields })',
  ].join('\n'),
  'sdk-raw': "export * from '@portal/sdk/raw'",
  'sdk-react': "export * from '@portal/sdk/react'",
  'sdk-logging': "export * from '@portal/sdk/logging'",
  'sdk-messages': "export * from '@portal/sdk/messages/de'",
}

/** Writes `.cache/size/<name>.js` for each of them. */
export async function bundleLibraries(): Promise<void> {
  const folder = path.join(root, '.cache/size')
  mkdirSync(folder, { recursive: true })
  for (const [name, app] of Object.entries(apps)) {
    const entry = path.join(folder, `${name}.app.js`)
    writeFileSync(entry, `${app}\n`)
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
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
          output: { entryFileNames: `${name}.js`, codeSplitting: false },
        },
      },
    })
  }
}
