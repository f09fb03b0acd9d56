import type { Rows } from '../rows.ts'

/** Ten recounts that are over. */
export async function fill({ db, ten, at }: Rows): Promise<void> {
  await db
    .insertInto('clockRecounts')
    .values(
      ten((createdBy, id) => ({ id, createdBy, state: 'done' as const, createdAt: at, finishedAt: at })),
    )
    .execute()
}
