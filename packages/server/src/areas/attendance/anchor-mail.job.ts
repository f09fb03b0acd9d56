import type { Db } from '#db/database.ts'
import { type Jobs, job } from '#jobs/jobs.ts'
import { mailLane } from '#mail/mail-lane.ts'
import type { Anchor } from '#time-record/anchors.queries.ts'

type Payload = { to: string; day: string; anchor: string }

/** Sends an anchor to an external recipient: their copy cannot be forged here. It contains no personal data. */
export const anchorMailJob = job(
  'attendance.anchorMail',
  async ({ payload, mail }) => {
    const { to, day, anchor } = payload as Payload
    await mail.send({
      to,
      subject: `Ancla del registro de jornada / Time record anchor ${day}`,
      text: [
        'Guarde este correo: con él podrá comprobar que el registro de jornada no se ha rehecho.',
        'Keep this mail: it lets you tell later whether the time record was made anew.',
        anchor,
      ].join('\n\n'),
    })
  },
  mailLane,
)

/** Queues an anchor for each of these addresses. */
export async function queueAnchorMails(
  jobs: Pick<Jobs, 'enqueue'>,
  db: Db,
  addresses: readonly string[],
  anchor: Anchor,
): Promise<void> {
  for (const to of addresses) {
    const payload = { to, day: anchor.day, anchor: JSON.stringify(anchor) } satisfies Payload
    await jobs.enqueue(db, anchorMailJob.kind, payload, { key: `${to} ${anchor.day}` })
  }
}
