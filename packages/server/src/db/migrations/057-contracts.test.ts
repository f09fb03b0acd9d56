import { randomUUID } from 'node:crypto'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import * as migrations from '#generated/migrations.ts'
import { openPglite } from '../open-pglite.ts'

it('people of one work center with two spellings end up in one', async () => {
  const database = await openPglite({})
  const { db } = database
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })
  const before = await migrator.migrateTo('056-work-centers')
  expect(before.error).toBeUndefined()
  for (const workCenter of ['A Coruña', 'A Coruna', 'a coruña', 'Madrid', '']) {
    const userId = randomUUID()
    const nothing = { email: null, photoUrl: null, locale: null, timeZone: null, theme: null, density: null }
    await db
      .insertInto('users')
      .values({
        ...{ ...nothing, id: userId, username: userId, displayName: 'Nadia', passwordHash: null },
        ...{ lastSeenAt: null, createdAt: new Date() },
      })
      .execute()
    await db
      .insertInto('employees')
      .values({
        ...{ userId, workCenter, code: userId, dni: userId, jobTitle: '', jobLevel: '', department: '' },
        ...{ weeklyHours: 40, contractKind: 'Indefinido', hiredOn: '2026-01-01' },
      })
      .execute()
  }
  const { error } = await migrator.migrateTo('057-contracts')
  expect(error).toBeUndefined()
  const rows = await db
    .selectFrom('contracts')
    .innerJoin('workCenters', 'workCenters.id', 'contracts.workCenterId')
    .groupBy('workCenters.code')
    .orderBy('workCenters.code')
    .select('workCenters.code')
    .select((eb) => eb.fn.countAll<string>().as('people'))
    .execute()
  expect(rows.map(({ code, people }) => [code, Number(people)])).toEqual([
    ['ACOR', 3],
    ['MADR', 1],
  ])
  await database.close()
})
