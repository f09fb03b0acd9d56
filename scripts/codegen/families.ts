/** The functions of the SDK, family by family: their types, written out, and one line of text that they are made of. */
import { actOf, type Act } from './family-act.ts'
import { kebab, type OpenApi, type Operation, operationsOf, type Placed } from './open-api.ts'

/** Families that the SDK composes of more than their operations, in packages/sdk/src/areas. */
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
/** Of these nothing is left that would be made here. */
const ownHand = new Set(['session', 'events'])

export type Family = {
  name: string
  /** The name of its interface. */
  type: string
  about: string
  base: string
  acts: Act[]
  /** Whether the SDK offers it as it is. */
  isWhole: boolean
}

/** The families of a document whose operations stand in one file. */
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

/** The functions take one id, whatever the contract calls it in a path: `{ticketId}` is the specification's word. */
const byId = (placed: Placed): Placed => ({ ...placed, path: placed.path.replace(/\{\w+\}/, '{id}') })

/** Its interface and what builds it. */
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

/** As `family.ts` of the SDK reads it. */
export function lineOf({ name, base, acts }: Family): string {
  const head = base === `/${kebab(name)}` ? name : `${name}:${base}`
  return [head, ...acts.map(({ text }) => text)].join(' ')
}

/** The plural stands for the family; a name that the contract gives to a thing gets \`Family\`. */
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

/** The beginning that all paths share, up to a parameter. */
function commonPath(paths: readonly string[]): string {
  const [first = [], ...rest] = paths.map((one) => one.split('/'))
  const end = first.findIndex((part, at) => part.startsWith('{') || rest.some((other) => other[at] !== part))
  return (end < 0 ? first : first.slice(0, end)).join('/')
}
