/** A family as the SDK has it: `pnpm codegen` writes its functions; here its types get into the index. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'
import { type Change, imports } from './changes.ts'
import type { Family } from './new-family.ts'

const sdk = 'packages/sdk/src'

/** The types in the index, and the sub-path of a service that has had none. */
export function sdkFiles({ service, names }: Family): Change[] {
  const one = names.one.pascal
  const text = `
export type { ${names.many.pascal} } from './generated/families/${service}.ts'
export type { ${one}, ${one}Input } from './generated/${service}.ts'
`
  return [...subPathOf(service), { change: `${sdk}/index.ts`, at: /\s*$/, put: 'instead', text }]
}

/** `@portal/sdk/<service>` exports the families of a service; its first one makes the sub-path. */
function subPathOf(service: string): Change[] {
  const file = `${sdk}/${service}.ts`
  if (existsSync(path.join(root, file))) return []
  const manifest = 'packages/sdk/package.json'
  const test = `${sdk}/open-portal.test.ts`
  return [
    { create: file, text: `export * from './generated/families/${service}.ts'\n` },
    { change: manifest, at: /^ {4}"\.\/raw": /m, put: 'before', text: subPath(service, '    ', true) },
    { change: manifest, at: /^ {6}"\.\/raw": /m, put: 'before', text: subPath(service, '      ', false) },
    {
      change: 'packages/sdk/tsup.config.ts',
      at: /^ {4}raw: /m,
      put: 'before',
      text: `    ${service}: 'src/${service}.ts',\n`,
    },
    imports(test, `import * as ${service} from './${service}.ts'`, /^import \* as laia/m),
    { change: test, at: /(?=services: rawClients \})/, put: 'before', text: `...${service}, ` },
  ]
}

/** An entry of `exports`: the published one names no sources. */
function subPath(service: string, indent: string, hasSource: boolean): string {
  const built = (types: string, code: string) => ({
    types: `./dist/${service}.${types}`,
    default: `./dist/${service}.${code}`,
  })
  const source = hasSource ? { source: `./src/${service}.ts` } : {}
  const entry = { ...source, import: built('d.ts', 'js'), require: built('d.cts', 'cjs') }
  const lines = JSON.stringify(entry, null, 2).split('\n')
  return `${indent}"./${service}": ${lines.join(`\n${indent}`)},\n`
}
