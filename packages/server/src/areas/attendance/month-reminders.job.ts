import { announced } from '#db/announced.ts'
import { job } from '#jobs/jobs.ts'
import { notify } from '#notices/notify.ts'
import { hoursOf } from '#time-record/hours-text.ts'

/** The hours of somebody's month, in seconds. */
export type Reminder = { employeeId: string; ordinary: number; complementary: number; extra: number }
type Payload = { month: string; people: readonly Reminder[] }

/** Sends people the summary of their month, and asks them to confirm it (ET art. 12.4.c and 35.5). */
export const monthRemindersJob = job(
  'attendance.monthReminders',
  async ({ database, bus, payload, ...context }) => {
    const { month, people } = payload as Payload
    await announced(database, bus, async (db, waiting) => {
      for (const { employeeId, ordinary, complementary, extra } of people)
        await notify(
          { ...context, db, bus: waiting },
          {
            userIds: [employeeId],
            kind: 'clock.monthSummary',
            data: {
              month,
              ordinary: hoursOf(ordinary),
              complementary: hoursOf(complementary),
              extra: hoursOf(extra),
            },
            link: `/accesos?tab=month&month=${month}`,
          },
        )
    })
  },
)
