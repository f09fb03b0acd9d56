import type { CorrectionFileKind } from '#db/schema/correction-files.ts'

/** The largest file that proves something: a scan of several pages. */
export const largestFile = 10 * 1024 * 1024
/** As much of a file as tells what it is. */
export const headBytes = 8

const beginnings: readonly (readonly [CorrectionFileKind, string])[] = [
  ['pdf', '255044462d'],
  ['png', '89504e470d0a1a0a'],
  ['jpeg', 'ffd8ff'],
]
const endings = { pdf: ['.pdf'], png: ['.png'], jpeg: ['.jpg', '.jpeg'] } as const

/** What a file is by its first bytes, whatever it is called; nothing for a kind that is not taken. */
export function kindOf(head: Buffer): CorrectionFileKind | undefined {
  const beginning = head.toString('hex')
  return beginnings.find(([, signature]) => beginning.startsWith(signature))?.[0]
}

/** Its name with the ending of what it is: what calls itself otherwise would be opened as something else. */
export function nameOf(name: string, kind: CorrectionFileKind): string {
  const dot = name.lastIndexOf('.')
  const own = dot < 0 ? name : name.slice(0, dot)
  const ending = dot < 0 ? '' : name.slice(dot).toLowerCase()
  return endings[kind].some((one) => one === ending) ? name : `${own || 'file'}${endings[kind][0]}`
}

const dayMs = 24 * 60 * 60_000
const days = { unused: 2, ended: 90, inForce: 4 * 365 + 1 } as const

/**
 * When a file is taken away: what no correction has named after two days, for a form is kept for one since it was last
 * touched; what came to nothing ninety days after its end; and what the record rests upon after four years, as the record
 * itself (ET art. 34.9).
 */
export const keptUntil = (from: Date, as: keyof typeof days): Date =>
  new Date(from.getTime() + days[as] * dayMs)
