import type { Asking } from './asking.ts'

/** All lists of every kind. */
export async function ask({ portal }: Asking): Promise<void> {
  await portal.lists.index({ kind: 'load', search: 'a', sort: '-size' })
  await portal.lists.summary()
}
