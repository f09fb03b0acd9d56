import { announced } from '#db/announced.ts'
import { job } from '#jobs/jobs.ts'
import { publishEvent } from '#streams/publish-event.ts'

type Payload = { userId: string }

/** After a person's quiet hours: shows the notifications that were held back, and notifies open pages. */
export const shownJob = job('notices.shown', async ({ database, bus, clock, payload }) => {
  const { userId } = payload as Payload
  await announced(database, bus, (db, waiting) =>
    publishEvent({ db, bus: waiting, clock }, [userId], { type: 'notifications.changed', id: null }),
  )
})
