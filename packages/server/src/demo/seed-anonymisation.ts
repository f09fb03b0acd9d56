import type { Db } from '#db/database.ts'
import type { FormatName } from './load-formats.ts'
import { demoId } from './random.ts'

const day = 24 * 60 * 60_000

const rules: readonly { name: string; format: FormatName; retentionDays: number; since: 'load' | 'work' }[] =
  [
    { name: 'Recobro a los dos años', format: 'Recobro estándar', retentionDays: 730, since: 'work' },
    { name: 'Bajas al año', format: 'Bajas de telefonía', retentionDays: 365, since: 'load' },
  ]

/** Rules of anonymisation, a legal hold, and a finished run. */
export async function seedAnonymisation({ db, now, createdBy }: { db: Db; now: Date; createdBy: string }) {
  const [first] = rules
  if (first === undefined) return
  const at = new Date(now.getTime() - 20 * day)
  await db
    .insertInto('anonymisationRules')
    .values(
      rules.map(({ name, format, ...rule }, position) => ({
        ...{ ...rule, name, position, id: demoId('anonymisation', name) },
        ...{ templateId: demoId('template', format), identifierMethod: 'token', addressMethod: 'generalise' },
        ...{ createdAt: at, updatedAt: at, deletedAt: null },
      })),
    )
    .execute()
  await db
    .insertInto('legalHolds')
    .values({
      ...{ id: demoId('hold', 'juicio'), templateId: demoId('template', 'Recobro estándar') },
      ...{ loadId: null, loadName: null, record: '99999901H', reason: 'Reclamación judicial 123/2026' },
      ...{ until: null, createdAt: at, createdBy },
    })
    .execute()
  await db
    .insertInto('anonymisationRuns')
    .values({
      ...{
        id: demoId('anonymisationRun', '1'),
        ruleId: demoId('anonymisation', first.name),
        ruleName: first.name,
      },
      ...{ templateId: demoId('template', first.format), templateName: first.format, state: 'cancelled' },
      ...{ reason: 'Fin del plazo de conservación', total: 120, counts: '{}', createdBy, createdAt: at },
      ...{ startedAt: null, finishedAt: at, proof: null, sha256: null },
    })
    .execute()
}
