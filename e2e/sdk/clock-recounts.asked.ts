import type { Asking } from './asking.ts'

/** Everything about the terms of tickets that are counted anew. */
export async function ask({ portal }: Asking): Promise<void> {
  const { clockRecounts } = portal
  const { id } = await clockRecounts.create()
  await clockRecounts.index()
  // It may be over by then.
  await clockRecounts.cancel(id).safe()
}
