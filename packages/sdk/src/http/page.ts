import type { Meta } from '#generated/shared/paging.ts'

/** The position of a page in the whole list; pages count from 1 (specification §9). */
export type { Meta }

/** One page of a list. */
export interface Page<Item> {
  readonly data: readonly Item[]
  readonly meta: Meta
}
