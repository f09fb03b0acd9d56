/** The functions of the SDK, family by family: their types, written out, and one line of text that they are made of. */
import { actOf, type Act } from './family-act.ts'
import { kebab, type OpenApi, type Operation, operationsOf, type Placed } from './open-api.ts'

/** Families that the SDK composes of more than their operations, in packages/sdk/src/areas. */
const composed = new Set([
  'clockEntries',
  'absenceFiles',
  'correctionFiles',
  'session',
  'events',
  'loads',
  'monthSheets',
  'profile',
  'recordPackages',
  'recordsFile',
  'reportRuns',
  'timeAnchors',
])
/** Of these nothing is left that would be made here. */
const ownHand = new Set(['session', 'events'])

type Family = { name: string; type: string; about: string; base: string; acts: Act[] }

/** The families of one service. */
export function familiesModule(service: string, document: OpenApi): string | undefined {
  const families = familiesOf(document)
  if (families.length === 0) return undefined
  const names = [...new Set(families.flatMap(({ acts }) => acts.flatMap(({ uses }) => uses)))].sort()
  return `// Generated from specs/${service}.yaml by \`pnpm codegen\`. Never edited by hand.
import type { ${['operations', ...names].join(', ')} } from '#generated/${service}.ts'
import { type Build, family } from '#kernel/family.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'
${families.map((one) => familyText(service, one)).join('')}`
}

/** Everything that `createPortal` offers of the contract, of all services. */
export function portalModule(documents: readonly { name: string; named: OpenApi }[]): string {
  const filled = documents
    .map(({ name, named }) => ({
      name,
      families: familiesOf(named).filter((one) => !composed.has(one.name)),
    }))
    .filter(({ families }) => families.length > 0)
  const all = filled.flatMap(({ families }) => families)
  return `// Generated from specs/ by \`pnpm codegen\`. Never edited by hand.
import { type Build, families } from '#kernel/family.ts'
${filled.map(({ name }) => `import type * as ${name} from './${name}.ts'\n`).join('')}
/** The families whose functions are one operation each. */
export interface ContractFamilies {
${filled.flatMap(({ name, families }) => families.map((one) => `  readonly ${one.name}: ${name}.${one.type}\n`)).join('')}}

/** What builds them. */
export const contractFamilies: { readonly [Name in keyof ContractFamilies]: Build<ContractFamilies[Name]> } =
  families<ContractFamilies>({
${filled.map(({ name, families }) => `    ${name}: \`${families.map(lineOf).join('\n')}\`,\n`).join('')}  })
${all.length === new Set(all.map(({ name }) => name)).size ? '' : fail('Two services have a family of one name')}`
}

function familiesOf(document: OpenApi): Family[] {
  const byName = new Map<string, Placed[]>()
  for (const placed of operationsOf(document)) {
    const name = familyOf(placed.operation)
    if (!ownHand.has(name)) byName.set(name, [...(byName.get(name) ?? []), placed])
  }
  return [...byName].flatMap(([name, placed]) => {
    const base = commonPath(placed.map((one) => one.path))
    const acts = placed.flatMap((one) => actOf(document, one, base) ?? [])
    if (acts.length === 0) return []
    return {
      name,
      type: typeName(name, document),
      about: aboutOf(document, name, placed[0]?.operation),
      base,
      acts,
    }
  })
}

function familyText(service: string, one: Family): string {
  const { name, type, about, acts } = one
  return `
/** ${about} */
export interface ${type} {
${acts.map(({ member }) => member).join('')}}

/** Builds \`${name}\`: ${about} */
export const ${name}: Build<${type}> = /* @__PURE__ */ family('${service}', '${lineOf(one)}')
`
}

/** As `family.ts` of the SDK reads it. */
function lineOf({ name, base, acts }: Family): string {
  const head = base === `/${kebab(name)}` ? name : `${name}:${base}`
  return [head, ...acts.map(({ text }) => text)].join(' ')
}

/** The plural stands for the family; a name that the contract gives to a thing gets \`Family\`. */
function typeName(name: string, document: OpenApi): string {
  const pascal = name.slice(0, 1).toUpperCase() + name.slice(1)
  const isTaken = pascal in (document.components?.schemas ?? {})
  return isTaken || !name.endsWith('s') ? `${pascal}Family` : pascal
}

function aboutOf(document: OpenApi, name: string, operation: Operation | undefined): string {
  const tagOf = (wanted: string | undefined) => document.tags?.find((one) => one.name === wanted)
  const tag = tagOf(name) ?? tagOf(operation?.tags?.[0])
  return tag?.description ?? fail(`No tag tells of ${name}`)
}

const familyOf = ({ operationId }: Operation): string => operationId.split('.')[0] ?? ''

/** The beginning that all paths share, up to a parameter. */
function commonPath(paths: readonly string[]): string {
  const [first = [], ...rest] = paths.map((one) => one.split('/'))
  const end = first.findIndex((part, at) => part.startsWith('{') || rest.some((other) => other[at] !== part))
  return (end < 0 ? first : first.slice(0, end)).join('/')
}

function fail(why: string): never {
  throw new Error(why)
}
