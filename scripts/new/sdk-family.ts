/** A family as the SDK has it: functions over the kernel, in the whole portal and in the sub-path of its service. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'
import { type Change, firstArea, imports } from './changes.ts'
import type { Family } from './family.ts'
import { fill } from './template.ts'

const sdk = 'packages/sdk/src'

/** The family, its place in the portal, and its types in the index. */
export function sdkFiles({ area, service, names }: Family): Change[] {
  const { kebab, camel, pascal } = names.many
  const one = names.one.pascal
  const portal = `${sdk}/portal.ts`
  const from = `./areas/${area}/${kebab}.ts`
  return [
    { create: `${sdk}/areas/${area}/${kebab}.ts`, text: fill('family/sdk.ts.txt', names, { service }) },
    imports(portal, `import { ${camel}, type ${pascal} } from '#areas/${area}/${kebab}.ts'`, firstArea),
    {
      change: portal,
      at: /^ {2}\/\*\*.*\*\/\n {2}readonly services: /m,
      put: 'before',
      text: `  readonly ${camel}: ${pascal}\n`,
    },
    { change: portal, at: /^ {4}services: rawClients,/m, put: 'before', text: `    ${camel},\n` },
    ...inSubPath(service, `export { ${camel} } from '${from}'\n`),
    {
      change: `${sdk}/index.ts`,
      at: /\s*$/,
      put: 'instead',
      text: `\nexport type { ${one}, ${one}Input, ${pascal} } from '${from}'\n`,
    },
  ]
}

/** `@portal/sdk/<service>` exports the families of a service; its first one makes the sub-path. */
function inSubPath(service: string, line: string): Change[] {
  const file = `${sdk}/${service}.ts`
  if (existsSync(path.join(root, file))) return [{ change: file, at: /^/, put: 'before', text: line }]
  const manifest = 'packages/sdk/package.json'
  const test = `${sdk}/open-portal.test.ts`
  return [
    { create: file, text: line },
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
