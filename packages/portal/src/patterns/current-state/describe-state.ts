import type { FamilyOf } from '#patterns/inbox/part.ts'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { type Namespace, phrasesOf, type Translate } from '#phrases/translate.ts'

/** The last change of a row. */
interface LastChange {
  readonly at: string | null
  /** Null when a deadline decided, undefined when the row does not keep it. */
  readonly by?: { readonly displayName: string } | null | undefined
  readonly comment?: string | null | undefined
}

/** The state of a row in words, and who left it so. */
export interface DescribedState {
  readonly state: string
  readonly last?: LastChange | undefined
}

/** Reads the current state of a row; undefined if it is not known. */
type ReadState = (of: FamilyOf, id: string) => Promise<(DescribedState & Partial<Seen>) | undefined>

/** The families of an area whose changes contain a version: their current state, for a conflict. */
export type CurrentStates = Readonly<Record<string, ReadState>>

/** The current state by a family's own `show`, in the words of its phrases. */
export function describeState<Name extends Namespace, Row extends object>(
  phrases: Name,
  show: (of: FamilyOf, id: string) => PromiseLike<Row | undefined>,
  now: (row: Row, t: Translate<Name>) => DescribedState,
): ReadState {
  return async (of, id) => {
    const [row] = await Promise.all([show(of, id), loadPhrases(phrases)])
    if (row === undefined) return undefined
    return { ...now(row, phrasesOf(phrases)), ...versionOf(row) }
  }
}

function versionOf(row: object): Partial<Seen> {
  return 'version' in row && typeof row.version === 'number' ? { version: row.version } : {}
}
