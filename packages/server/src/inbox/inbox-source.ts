import type { PermissionName } from '@portal/permissions'
import type { RawBuilder } from 'kysely'
import type { InboxItem } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import type { Eyes } from '#delegations/stand-ins.ts'

type Item = InboxItem
/** An entry of a family, without what the inbox adds itself. */
export type Card = Omit<Item, 'family' | 'askedAt' | 'dueAt' | 'isOverdue' | 'onBehalfOf' | 'person'> & {
  person: { id: string; displayName: string }
}

/** A family's contribution to the inbox: the pending items and their details. */
export type InboxSource = {
  /** The family whose operations decide on it. */
  family: string
  /** Its position when families are listed; leave gaps. */
  place: number
  /** Permissions of which one is needed to decide on anything. */
  anyOf: readonly PermissionName[]
  /** Permissions needed in addition. */
  also?: PermissionName
  /** Whether delegates may decide. */
  isDelegable: boolean
  /**
   * The pending items within a reach, as a `select id, employee_id, asked_at, due_at`: `due_at` is the deadline, or
   * null. Never a decision on one's own.
   */
  waiting: (eyes: Eyes, db: Db) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>
  /** The entries with these ids, as visible to this reader. */
  cards: (db: Db, eyes: Eyes, ids: readonly string[]) => Promise<Card[]>
}

/** Whether these permissions allow deciding on anything of a family. */
export const decidesOn = (
  { anyOf, also }: Pick<InboxSource, 'anyOf' | 'also'>,
  permissions: ReadonlySet<string>,
): boolean => anyOf.some((one) => permissions.has(one)) && (also === undefined || permissions.has(also))

let sources: () => readonly InboxSource[] = () => []

/** Registers the families; called once by `areas.ts`, which knows them all. */
export function inboxAll(all: () => readonly InboxSource[]): void {
  sources = all
}

export const inboxSources = (): readonly InboxSource[] => sources()
