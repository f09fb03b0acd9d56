import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { permissions } from '@portal/permissions'
import type { Options, Plan } from './plan.ts'
import { root } from '../run.ts'
import { type Change, firstArea, imports } from './changes.ts'
import { addressOf, singularOf } from './names.ts'
import type { Family } from './new-family.ts'
import { sdkFiles } from './sdk-family.ts'
import { bothNames, fill } from './template.ts'

/** The service that each area's families belong to. */
const services: Record<string, 'main' | 'intranet' | 'laia'> = {
  session: 'main',
  home: 'main',
  administration: 'main',
  attendance: 'intranet',
  'time-off': 'intranet',
  payroll: 'intranet',
  staff: 'intranet',
  documents: 'intranet',
  reports: 'intranet',
  projects: 'laia',
  tickets: 'laia',
  loads: 'laia',
  lists: 'laia',
}
const server = 'packages/server/src'

/** A family over a table of its own: contract, table, queries, handlers, SDK and tests, each at its address. */
export function family(address: string, options: Options): Plan {
  const { area, name } = addressOf(address)
  const service = services[area]
  if (!service)
    throw new Error(`No families by template in ${area}. There are: ${Object.keys(services).join(', ')}`)
  const names = bothNames(name, options.singular ?? singularOf(name))
  if (names.one.kebab === names.many.kebab) throw new Error(`${name} is not in the plural; or say --singular`)
  const may = permissionsOf(area)
  const one = { area, service, names }
  return {
    changes: [...contract(one, may), ...table(one), ...serverFiles(one), ...sdkFiles(one)],
    then: [
      `who may: x-permissions in specs/${area}/${name}.yaml are ${Object.values(may).join(', ')} for now`,
      `what it has: more than a name? first specs/${area}/${name}.yaml and pnpm codegen, then follow the compiler`,
      `docs/glossary.md: is the word there?`,
      `pnpm test ${area}`,
    ],
  }
}

/** The first permission of the area that fits; the person chooses better ones. */
function permissionsOf(area: string): { mayView: string; mayCreate: string; mayDestroy: string } {
  const ofArea = permissions.filter((permission) => permission.area === area)
  const first = (...kinds: string[]) => {
    const found =
      kinds.flatMap((kind) => ofArea.filter((permission) => permission.kind === kind))[0] ?? ofArea[0]
    if (!found)
      throw new Error(`The area ${area} has no permission yet: packages/permissions/src/areas/${area}.ts`)
    return found.name
  }
  return {
    mayView: first('view', 'menu'),
    mayCreate: first('create', 'act'),
    mayDestroy: first('delete', 'edit'),
  }
}

function contract({ area, service, names }: Family, may: Record<string, string>): Change[] {
  const { kebab, words } = names.many
  const document = `specs/${service}.yaml`
  const text = readFileSync(path.join(root, document), 'utf8')
  const tag = `  - { name: ${kebab}, description: 'The ${words}.' }\n`
  const paths = ['collection', 'item']
    .map(
      (item) =>
        `  /${kebab}${item === 'item' ? '/{id}' : ''}: { $ref: './${area}/${kebab}.yaml#/paths/${item}' }\n`,
    )
    .join('')
  return [
    { create: `specs/${area}/${kebab}.yaml`, text: fill('family/specs.yaml.txt', names, may) },
    /^tags:$/m.test(text)
      ? { change: document, at: /^security:/m, put: 'before', text: tag }
      : { change: document, at: /^security:/m, put: 'before', text: `tags:\n${tag}` },
    /^paths: \{\}$/m.test(text)
      ? { change: document, at: /^paths: \{\}\n/m, put: 'instead', text: `paths:\n${paths}` }
      : { change: document, at: /^components:/m, put: 'before', text: paths },
    ...(readFileSync(path.join(root, server, 'contract/handlers.ts'), 'utf8').includes(
      `generated/${service}.ts`,
    )
      ? []
      : bindService(service)),
  ]
}

/** The first family of a service: from now on the server's handlers are typed by its operations, too. */
function bindService(service: string): Change[] {
  const file = `${server}/contract/handlers.ts`
  const type = service.charAt(0).toUpperCase() + service.slice(1)
  return [
    {
      change: file,
      at: /(?=import type \{ operations as Laia \})/,
      put: 'before',
      text: `import type { operations as ${type} } from './generated/${service}.ts'\n`,
    },
    { change: file, at: /(?<=\ntype Operations = )/, put: 'after', text: `${type} & ` },
  ]
}

function table({ names }: Family): Change[] {
  const { kebab, camel, pascal } = names.many
  const migrations = `${server}/db/migrations`
  const taken = readdirSync(path.join(root, migrations)).map((file) => Number(/^\d+/.exec(file)?.[0] ?? 0))
  const number = String(Math.max(0, ...taken) + 1).padStart(3, '0')
  const schema = `${server}/db/schema`
  return [
    { create: `${migrations}/${number}-${kebab}.ts`, text: fill('family/migration.ts.txt', names) },
    imports(`${migrations}/index.ts`, `import * as ${camel} from './${number}-${kebab}.ts'`),
    {
      change: `${migrations}/index.ts`,
      at: /\n\}\n/,
      put: 'instead',
      text: `\n  '${number}-${kebab}': ${camel},\n}\n`,
    },
    { create: `${schema}/${kebab}.ts`, text: fill('family/schema.ts.txt', names) },
    imports(`${schema}/index.ts`, `import type { ${pascal}Table } from './${kebab}.ts'`),
    { change: `${schema}/index.ts`, at: /\n\}\n/, put: 'instead', text: `\n  ${camel}: ${pascal}Table\n}\n` },
  ]
}

function serverFiles({ area, names }: Family): Change[] {
  const { kebab, camel } = names.many
  const folder = `${server}/areas/${area}/${kebab}`
  const file = (kind: string) => ({
    create: `${folder}.${kind}.ts`,
    text: fill(`family/${kind}.ts.txt`, names),
  })
  return [
    file('queries'),
    file('handlers'),
    file('test'),
    imports(
      `${server}/areas.ts`,
      `import { ${camel}Handlers } from '#areas/${area}/${kebab}.handlers.ts'`,
      firstArea,
    ),
    {
      change: `${server}/areas.ts`,
      at: /(?<=handlerTables: HandlerTable\[\] = \[[^\]]*)\n\]/,
      put: 'before',
      text: `\n  ${camel}Handlers,`,
    },
  ]
}
