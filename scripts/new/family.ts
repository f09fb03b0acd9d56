import { permissions } from '@portal/permissions'
import type { Options, Plan } from './plan.ts'
import type { Change } from './changes.ts'
import { addressOf, type Names, singularOf, titleOf } from './names.ts'
import { phrasesOf, words } from './phrases.ts'
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

/** The options of a family. */
type Family = { area: string; service: string; names: { many: Names; one: Names } }

/** A family with its own table: contract, table, queries, handlers and tests, each in its place. */
export function family(address: string, options: Options): Plan {
  const { area, name } = addressOf(address)
  const service = services[area]
  if (!service)
    throw new Error(`No families by template in ${area}. There are: ${Object.keys(services).join(', ')}`)
  const names = bothNames(name, options.singular ?? singularOf(name))
  if (names.one.kebab === names.many.kebab) throw new Error(`${name} is not in the plural; or say --singular`)
  const may = permissionsOf(area, options)
  const one = { area, service, names }
  return {
    changes: [contract(one, may), ...table(one), ...serverFiles(one), ...elsewhere(one)],
    then: [
      `who may: x-permissions in specs/${area}/${name}.yaml are ${Object.values(may).join(', ')} for now`,
      `what it has: more than a name? first specs/${area}/${name}.yaml and pnpm codegen, then follow the compiler`,
      `what the log calls it, English in every language for now: ${phrasesOf(names.many.camel, '<language>')}`,
      `docs/glossary.md: is the word there?`,
      `pnpm test ${area}`,
    ],
  }
}

/** The given permissions, else the first of the area that fits, as a placeholder. */
function permissionsOf(
  area: string,
  { read, write }: Options,
): { mayView: string; mayCreate: string; mayDestroy: string } {
  for (const name of [read, write])
    if (name !== undefined && permissions.every((permission) => permission.name !== name))
      throw new Error(`There is no permission ${name}: packages/permissions/src/areas`)
  const ofArea = permissions.filter((permission) => permission.area === area)
  const first = (...kinds: string[]) => {
    const found =
      kinds.flatMap((kind) => ofArea.filter((permission) => permission.kind === kind))[0] ?? ofArea[0]
    if (!found)
      throw new Error(`The area ${area} has no permission yet: packages/permissions/src/areas/${area}.ts`)
    return found.name
  }
  return {
    mayView: read ?? first('view', 'menu'),
    mayCreate: write ?? first('create', 'act'),
    mayDestroy: write ?? first('delete', 'edit'),
  }
}

function contract({ area, service, names }: Family, may: Record<string, string>): Change {
  const text = fill('family/specs.yaml.txt', names, { ...may, service })
  return { create: `specs/${area}/${names.many.kebab}.yaml`, text }
}

function table({ names }: Family): Change[] {
  const { kebab } = names.many
  return [
    {
      create: `${server}/db/migrations/${minuteOf(new Date())}-${kebab}.ts`,
      text: fill('family/migration.ts.txt', names),
    },
    { create: `${server}/db/schema/${kebab}.ts`, text: fill('family/schema.ts.txt', names) },
  ]
}

/** `2026-11-28T1045`: a timestamp, so that concurrent migrations do not conflict over a number. */
const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace(':', '')

function serverFiles({ area, names }: Family): Change[] {
  return ['queries', 'handlers', 'test'].map((kind) => ({
    create: `${server}/areas/${area}/${names.many.kebab}.${kind}.ts`,
    text: fill(`family/${kind}.ts.txt`, names),
  }))
}

/** How the tests of all families fill its list, and its name in the audit log. */
function elsewhere({ names }: Family): Change[] {
  const { kebab, camel } = names.many
  const filled = (file: string) => fill(`family/${file}.txt`, names, { title: titleOf(names.many) })
  return [
    { create: `e2e/sdk/${kebab}.asked.ts`, text: filled('asked.ts') },
    { create: `${server}/testing/rows/${kebab}.ts`, text: filled('rows.ts') },
    ...words(camel, filled),
  ]
}
