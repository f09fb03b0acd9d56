import type { ProofKind } from '#db/schema/proof-files.ts'

/** The largest file that proves something: a scan of several pages. */
export const largestFile = 10 * 1024 * 1024
/** As much of a file as tells what it is. */
export const headBytes = 8

const beginnings: readonly (readonly [ProofKind, string])[] = [
  ['pdf', '255044462d'],
  ['png', '89504e470d0a1a0a'],
  ['jpeg', 'ffd8ff'],
]
const endings = { pdf: ['.pdf'], png: ['.png'], jpeg: ['.jpg', '.jpeg'] } as const

/** The kind of a file by its first bytes, regardless of its name; undefined for a kind that is not accepted. */
export function kindOf(head: Buffer): ProofKind | undefined {
  const beginning = head.toString('hex')
  return beginnings.find(([, signature]) => beginning.startsWith(signature))?.[0]
}

/** Its name with the ending of what it is: what calls itself otherwise would be opened as something else. */
export function nameOf(name: string, kind: ProofKind): string {
  const dot = name.lastIndexOf('.')
  const own = dot < 0 ? name : name.slice(0, dot)
  const ending = dot < 0 ? '' : name.slice(dot).toLowerCase()
  return endings[kind].some((one) => one === ending) ? name : `${own || 'file'}${endings[kind][0]}`
}
