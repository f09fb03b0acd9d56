import type { PermissionName } from '@portal/permissions'
import type { RawBuilder } from 'kysely'
import type { InboxItem } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import type { Eyes } from '#delegations/stand-ins.ts'

type Item = InboxItem
/** An entry as given by its family, without what the inbox adds itself. */
export type Card = Omit<Item, 'family' | 'askedAt' | 'dueAt' | 'isOverdue' | 'onBehalfOf' | 'person'> & {
  person: { id: string; displayName: string }
}

/** What a family brings to the inbox: it says what waits for somebody, and what is told of it. */
export type InboxSource = {
  /** The family whose operations decide on it. */
  family: string
  /** Where it stands when families are named; with room between two. */
  place: number
  /** Who can have anything to decide on. */
  anyOf: readonly PermissionName[]
  /** What they must hold as well. */
  also?: PermissionName
  /** Whether somebody else may decide in one's place. */
  isDelegable: boolean
  /**
   * What waits for whose eyes these are, as a `select id, employee_id, asked_at, due_at`: `due_at` until when it is to be
   * answered, or null. Never a decision on what is their own.
   */
  waiting: (eyes: Eyes, db: Db) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>
  /** The entries for these ids, as visible to this reader. */
  cards: (db: Db, eyes: Eyes, ids: readonly string[]) => Promise<Card[]>
}

/** Whether somebody with these permissions can have anything of a family to decide on. */
export const decidesOn = (
  { anyOf, also }: Pick<InboxSource, 'anyOf' | 'also'>,
  permissions: ReadonlySet<string>,
): boolean => anyOf.some((one) => permissions.has(one)) && (also === undefined || permissions.has(also))

let sources: () => readonly InboxSource[] = () => []

/** Says once what families bring: `areas.ts` knows them all. */
export function inboxAll(all: () => readonly InboxSource[]): void {
  sources = all
}

export const inboxSources = (): readonly InboxSource[] => sources()
