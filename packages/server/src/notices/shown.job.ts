import { announced } from '#db/announced.ts'
import { job } from '#jobs/jobs.ts'
import { tell } from '#streams/tell.ts'

type Payload = { userId: string }

/** The quiet hours of a person are over: what was kept for them is shown from now on, and their open pages hear it. */
export const shownJob = job('notices.shown', async ({ database, bus, clock, payload }) => {
  const { userId } = payload as Payload
  await announced(database, bus, (db, waiting) =>
    tell({ db, bus: waiting, clock }, [userId], { type: 'notifications.changed', id: null }),
  )
})
