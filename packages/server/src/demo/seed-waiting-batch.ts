import { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import { matchOf } from '#payslips/match.rules.ts'
import { readPage } from '#payslips/page-text.rules.ts'
import type { Db } from '#db/database.ts'
import { monthsAfter } from '#db/day.ts'
import type { PayslipPagesTable } from '#db/schema/payslips.ts'
import { linesOf } from '#pdf/page-lines.ts'
import type { Blobs } from '#seams/blobs.ts'
import { demoCompanyName } from './company.ts'
import { demoNie } from './identity-numbers.ts'
import { payOf, waitingPeople } from './payslip-plans.ts'
import { payslipPage } from './payslip-page.ts'
import type { Person } from './people.ts'
import { type Drawn, plainPdf } from './plain-pdf.ts'
import { demoId } from './random.ts'

type Seeding = {
  db: Db
  blobs: Blobs
  now: Date
  everybody: readonly Person[]
  createdBy: string
  month: string
}

/** A NIE of nobody in the company. */
const stranger = { name: 'Persona de otra empresa', taxId: demoNie(1999) }

/** A batch in review: pages of people, and unmatched pages. */
export async function seedWaitingBatch(seeding: Seeding): Promise<void> {
  const { db, blobs, now, createdBy, month } = seeding
  const people = waitingPeople(seeding.everybody)
  const pages = drawnPages(people, month)
  const bytes = plainPdf(pages)
  const id = demoId('payslip batch', 'waiting')
  const stored = await blobs.put(Readable.from([bytes]), {
    ...{ limitBytes: bytes.length, key: demoId('payslip file', id) },
  })
  await db
    .insertInto('payslipBatches')
    .values({
      ...{ id, name: `nominas-${month}-turno-tarde.pdf`, month, kind: 'ordinary', state: 'review' },
      ...{ failure: null, blobKey: stored.key, size: stored.size, sha256: stored.sha256 },
      ...{ done: pages.length, total: pages.length, createdBy, publishedBy: null, finishedAt: null },
      createdAt: new Date(now.getTime() - 40 * 60_000),
    })
    .execute()
  await db
    .insertInto('payslipPages')
    .values(pages.map((page, at) => rowOf(page, at + 1, { batchId: id, month, people })))
    .execute()
}

function drawnPages(people: readonly Person[], month: string): Drawn[][] {
  const own = people.map((person, at) =>
    payslipPage({
      ...{ company: demoCompanyName, name: person.user.displayName, taxId: person.employee.dni },
      // The last one is of the previous month: included by mistake.
      month: at === people.length - 1 ? monthsAfter(month, -1) : month,
      amounts: payOf(person),
    }),
  )
  const second = [{ x: 50, y: 790, text: 'Hoja 2: anexo de conceptos' }]
  return [...own, payslipPage({ ...stranger, company: demoCompanyName, month }), second]
}

type Batch = { batchId: string; month: string; people: readonly Person[] }

/** As the analysis reads it. */
function rowOf(page: readonly Drawn[], number: number, batch: Batch): Insertable<PayslipPagesTable> {
  const { batchId, month, people } = batch
  const text = readPage(linesOf(page.map((one) => ({ ...one, width: 0 }))))
  const found = people
    .filter(({ employee }) => text.taxIds.includes(employee.dni))
    .map(({ user, employee }) => ({ taxId: employee.dni, employeeId: user.id }))
  const match = matchOf(text, found, month)
  return {
    ...{ batchId, number, file: null, filePage: number, ...match },
    amounts: JSON.stringify(text.amounts),
  }
}
