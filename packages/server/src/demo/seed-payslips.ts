import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { PayslipKind, PayslipsTable } from '#db/schema/payslips.ts'
import type { Blobs } from '#seams/blobs.ts'
import { demoCompanyName } from './company.ts'
import { paidAt, paidMonths, paidPeople, payOf } from './payslip-plans.ts'
import { payslipPage } from './payslip-page.ts'
import type { Person } from './people.ts'
import { plainPdf } from './plain-pdf.ts'
import { demoId } from './random.ts'
import { seedWaitingBatch } from './seed-waiting-batch.ts'

type Seeding = { db: Db; blobs: Blobs; now: Date; everybody: readonly Person[] }
type Published = { month: string; kind: PayslipKind; version: number }
type Around = Seeding & { createdBy: string }

const minuteMs = 60_000

/** A year of payslips of a few people: an extra pay, a replaced one, some read and some not; and a batch in review. */
export async function seedPayslips(seeding: Seeding): Promise<void> {
  const { now, everybody } = seeding
  const createdBy = everybody.find(({ roleName }) => roleName === 'Nóminas')?.user.id
  if (createdBy === undefined) return
  const around = { ...seeding, createdBy }
  const months = paidMonths(now)
  const [last = '', before = ''] = months.toReversed()
  for (const month of months) {
    await publish(around, { month, kind: 'ordinary', version: 1 })
    if (/-(06|12)$/.test(month)) await publish(around, { month, kind: 'extra', version: 1 })
  }
  await publish(around, { month: before, kind: 'ordinary', version: 2 })
  await seedWaitingBatch({ ...around, month: last })
}

async function publish(around: Around, published: Published): Promise<void> {
  const { db, now, everybody, createdBy } = around
  const { month, kind, version } = published
  const people = paidPeople(everybody).slice(0, version > 1 ? 3 : undefined)
  const publishedAt = new Date(paidAt(month, now).getTime() + version * minuteMs)
  const batchId = demoId('payslip batch', `${month} ${kind} ${version}`)
  await db
    .insertInto('payslipBatches')
    .values({
      ...{ id: batchId, name: `nominas-${month}.pdf`, month, kind, state: 'published', failure: null },
      ...{ blobKey: null, size: people.length * 1024, sha256: sha256(batchId), done: people.length },
      ...{ total: people.length, createdBy, createdAt: publishedAt, publishedBy: createdBy },
      finishedAt: publishedAt,
    })
    .execute()
  await db
    .insertInto('payslipPages')
    .values(people.map((person, at) => pageOf(person, batchId, at + 1)))
    .execute()
  if (version > 1)
    await db
      .updateTable('payslips')
      .set({ state: 'replaced', closedAt: publishedAt })
      .where('month', '=', month)
      .where('kind', '=', kind)
      .where(
        'employeeId',
        'in',
        people.map(({ user }) => user.id),
      )
      .execute()
  const rows = await Promise.all(
    people.map((person, at) => payslipOf(around, { ...published, batchId, publishedAt, person, at })),
  )
  await db.insertInto('payslips').values(rows).execute()
}

const pageOf = ({ user, employee }: Person, batchId: string, number: number) => ({
  ...{ batchId, number, file: null, filePage: number, state: 'assigned' as const, doubt: null },
  ...{ taxId: employee.dni, employeeId: user.id, amounts: '{}' },
})

type Of = Published & { batchId: string; publishedAt: Date; person: Person; at: number }

async function payslipOf({ blobs, now }: Around, of: Of): Promise<Insertable<PayslipsTable>> {
  const { month, kind, version, batchId, publishedAt, person, at } = of
  const { user, employee } = person
  const amounts = payOf(person)
  const who = { company: demoCompanyName, name: user.displayName, taxId: employee.dni }
  const bytes = plainPdf([payslipPage({ ...who, month, amounts })])
  const id = demoId('payslip', `${user.id} ${month} ${kind} ${version}`)
  const {
    key: blobKey,
    size,
    sha256: digest,
  } = await blobs.put(Readable.from([bytes]), {
    ...{ limitBytes: bytes.length, key: demoId('payslip file', id) },
  })
  // Those older than two months were read; of the last month, every second one.
  const isOld = now.getTime() - publishedAt.getTime() > 60 * 24 * 60 * minuteMs
  const read = isOld || at % 2 === 1 ? new Date(publishedAt.getTime() + 90 * minuteMs) : null
  return {
    ...{ id, employeeId: user.id, batchId, month, kind, version, state: 'published', blobKey, size },
    ...{ sha256: digest, pages: 1, amounts: JSON.stringify(amounts), publishedAt, closedAt: null },
    ...{ seenAt: read, downloadedAt: read, hoursHash: null, remindedAt: null },
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
