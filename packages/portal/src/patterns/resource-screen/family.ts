import type { CallOptions, List, Named, Page } from '@portal/sdk'
import type { Kernel } from '@portal/sdk/core'
import type { AskDeletions } from '#patterns/history/deletions-button.tsx'
import type { AskChanges } from '#patterns/history/row-changes.tsx'
import type { SendRows } from '#patterns/import/run-import.ts'

/** A row of a resource: anything with an id. */
export interface Identified {
  readonly id: string
}

/** Whether a row is deleted, and can be restored or purged. */
export function isDeleted(row: object): boolean {
  return 'deletedAt' in row && row.deletedAt !== null
}

/** The version that a change must contain. */
export interface Seen {
  readonly version: number
}

/** The SDK operations that a full screen uses; missing ones are not offered. */
export interface Family<Row, Input, Ask extends object> {
  readonly index: Named<'get'> & ((ask?: Ask, options?: CallOptions) => Promise<Page<Row>>)
  readonly list: (ask?: Ask, options?: CallOptions) => List<Row>
  readonly show?: Named<'get'> & ((id: string) => Promise<Row>)
  readonly create?: Named & ((input: Input) => Promise<Row>)
  readonly update?: Named & ((id: string, input: Input & Seen) => Promise<Row>)
  readonly patch?: Named & ((id: string, change: { active?: boolean } & Seen) => Promise<Row>)
  readonly restore?: Named & ((id: string) => Promise<Row>)
  readonly reorder?: Named & ((order: { ids: string[] }) => Promise<unknown>)
  readonly destroy?: Named & ((id: string) => Promise<unknown>)
  readonly import?: Named & SendRows
  readonly changes?: AskChanges
  readonly deletions?: AskDeletions
}

/** The sort orders of the family's list. */
export type SortOf<Ask> = Ask extends { sort?: infer Sort } ? Extract<Sort, string> : never

/** A family that has a list. */
export interface Listed {
  readonly index: (...args: never[]) => Promise<Page<Identified>>
  readonly list: unknown
}

/** What makes a family of the SDK. */
export type Factory<Made> = (kernel: Kernel) => Made

/** A row of a family. */
export type RowOf<Made> = Made extends {
  index: (...args: never[]) => Promise<Page<infer Row>>
}
  ? Row & Identified
  : never

/** The input of a family's create or update. */
export type InputOf<Made> = Made extends {
  create: (input: infer Input, ...rest: never[]) => unknown
}
  ? Input
  : never

/** The query of a family's list. */
export type AskOf<Made> = Made extends {
  index: (ask?: infer Ask, ...rest: never[]) => unknown
}
  ? NonNullable<Ask>
  : never
