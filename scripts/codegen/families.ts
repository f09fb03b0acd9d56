/**
 * The functions of the SDK by family: their types, written out, and one encoded line from which they are built at run
 * time.
 */
import { actOf, type Act } from './family-act.ts'
import { kebab, type OpenApi, type Operation, operationsOf, type Placed } from './open-api.ts'

/** Families with hand-written functions, in packages/sdk/src/areas. */
const composed = new Set([
  'clockEntries',
  'absenceFiles',
  'correctionFiles',
  'downloads',
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
/** Families of which no function is generated. */
const ownHand = new Set(['session', 'events'])

export type Family = {
  name: string
  /** The name of its interface. */
  type: string
  about: string
  base: string
  acts: Act[]
  /** Whether the SDK exports it unchanged. */
  isWhole: boolean
}

/** The families of a document whose operations are in one file. */
export function familiesOf(document: OpenApi, isInFile: (operationId: string) => boolean): Family[] {
  const byName = new Map<string, Placed[]>()
  for (const placed of operationsOf(document)) {
    const name = familyOf(placed.operation)
    if (ownHand.has(name) || !isInFile(placed.operation.operationId)) continue
    byName.set(name, [...(byName.get(name) ?? []), byId(placed)])
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
      isWhole: !composed.has(name),
    }
  })
}

/** Functions take one id, whatever its name in the path: `{ticketId}` is the specification's. */
const byId = (placed: Placed): Placed => ({ ...placed, path: placed.path.replace(/\{\w+\}/, '{id}') })

/** Its interface and its builder. */
export function familyText(service: string, one: Family): string {
  const { name, type, about, acts } = one
  return `
/** ${about} */
export interface ${type} {
${acts.map(({ member }) => member).join('')}}

/** Builds \`${name}\`: ${about} */
export const ${name}: Build<${type}> = /* @__PURE__ */ family('${service}', '${lineOf(one)}')
`
}

/** The encoding that the SDK's `family.ts` parses. */
export function lineOf({ name, base, acts }: Family): string {
  const head = base === `/${kebab(name)}` ? name : `${name}:${base}`
  return [head, ...acts.map(({ text }) => text)].join(' ')
}

/** The plural names the family; if a schema has that name, `Family` is appended. */
function typeName(name: string, document: OpenApi): string {
  const pascal = name.slice(0, 1).toUpperCase() + name.slice(1)
  const isTaken = (one: string) => one in (document.components?.schemas ?? {})
  if (name.endsWith('s') && !isTaken(pascal)) return pascal
  return isTaken(`${pascal}Family`) ? `${pascal}Acts` : `${pascal}Family`
}

function aboutOf(document: OpenApi, name: string, operation: Operation | undefined): string {
  const tagOf = (wanted: string | undefined) => document.tags?.find((one) => one.name === wanted)
  const tag = tagOf(name) ?? tagOf(operation?.tags?.[0])
  if (tag?.description === undefined) throw new Error(`No tag tells of ${name}`)
  return tag.description
}

const familyOf = ({ operationId }: Operation): string => operationId.split('.')[0] ?? ''

/** The common prefix of all paths, up to a parameter. */
function commonPath(paths: readonly string[]): string {
  const [first = [], ...rest] = paths.map((one) => one.split('/'))
  const end = first.findIndex((part, at) => part.startsWith('{') || rest.some((other) => other[at] !== part))
  return (end < 0 ? first : first.slice(0, end)).join('/')
}
