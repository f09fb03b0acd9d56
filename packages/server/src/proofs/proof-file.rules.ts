import type { ProofKind } from '#db/schema/proof-files.ts'

/** The maximum size of a proof: a scan of several pages. */
export const largestFile = 10 * 1024 * 1024
/** The number of bytes needed to detect the type. */
export const headBytes = 8

const beginnings: readonly (readonly [ProofKind, string])[] = [
  ['pdf', '255044462d'],
  ['png', '89504e470d0a1a0a'],
  ['jpeg', 'ffd8ff'],
]
const endings = { pdf: ['.pdf'], png: ['.png'], jpeg: ['.jpg', '.jpeg'] } as const

/** The type of a file by its first bytes, regardless of its name; undefined for an unsupported type. */
export function kindOf(head: Buffer): ProofKind | undefined {
  const beginning = head.toString('hex')
  return beginnings.find(([, signature]) => beginning.startsWith(signature))?.[0]
}

/** Its name with the extension of its real type: otherwise it would be opened as something else. */
export function nameOf(name: string, kind: ProofKind): string {
  const dot = name.lastIndexOf('.')
  const own = dot < 0 ? name : name.slice(0, dot)
  const ending = dot < 0 ? '' : name.slice(dot).toLowerCase()
  return endings[kind].some((one) => one === ending) ? name : `${own || 'file'}${endings[kind][0]}`
}
