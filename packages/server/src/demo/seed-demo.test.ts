import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { permissionById } from '@portal/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import { grouped } from '#db/grouped.ts'
import { migrate } from '#db/migrate.ts'
import type { Schema } from '#generated/schema.ts'
import { folderBlobs } from '#seams/blobs.ts'
import { testDatabase } from '#testing/test-database.ts'
import { demoId } from './random.ts'
import { recordKeyOf } from '#time-record/record-key.ts'
import { seedDemo } from './seed-demo.ts'

const clock = { now: () => new Date('2026-03-05T10:00:00Z') }
const tables = [
  'users',
  'roles',
  'rolePermissions',
  'userRoles',
  'employees',
  'coordinatorAssignments',
  'campaigns',
  'skillGroups',
  'skills',
  'subcampaigns',
  'analyticCodes',
  'serviceCodes',
  'operatingCodes',
  'projects',
  'fields',
  'breakTypes',
  'skillAssignments',
  'sessions',
  'agentStates',
  'templates',
  'recordsFiles',
  'loads',
  'records',
  'loadRejects',
] as const satisfies readonly (keyof Schema)[]

const folder = mkdtempSync(path.join(tmpdir(), 'portal-demo-'))
const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const drop of drops) await drop()
  rmSync(folder, { recursive: true, force: true })
})

async function seeded(): Promise<Database> {
  const made = await testDatabase()
  drops.push(() => made.drop())
  const { database } = made
  await migrate(database.db)
  let count = 0
  const ids = { next: () => demoId('blob', String((count += 1))), secret: () => '' }
  const blobs = folderBlobs(path.join(folder, String(drops.length)), ids)
  await seedDemo({
    recordKey: recordKeyOf('no secret'),
    db: database.db,
    clock,
    blobs,
    passwordHash: '$argon2id$demo',
    recordedDays: 7,
    recordsToday: false,
    tickets: 300,
    termsRest: false,
  })
  return database
}

describe('the demo company', () => {
  let database: Database
  beforeAll(async () => {
    database = await seeded()
  })
  afterAll(() => database.close())

  it('is the same every time', async () => {
    const again = await seeded()
    for (const table of tables) {
      const [first, second] = await Promise.all(
        [database, again].map(({ db }) => db.selectFrom(table).selectAll().execute()),
      )
      expect(second, table).toEqual(first)
    }
    await again.close()
  })

  it('has 300 people, each with one role, and no synthetic number twice', async () => {
    const people = await database.db.selectFrom('employees').select(['userId', 'dni']).execute()
    expect(people).toHaveLength(300)
    expect(new Set(people.map(({ dni }) => dni)).size).toBe(300)
    expect(await database.db.selectFrom('userRoles').selectAll().execute()).toHaveLength(300)
  })

  it('gives everybody a DNI or NIE whose letter is right and that belongs to nobody', async () => {
    const people = await database.db.selectFrom('employees').select('dni').execute()
    for (const { dni } of people) {
      expect(dni).toMatch(/^(999999\d\d|[YZ]9999\d{3})[A-Z]$/)
      const number = Number(dni.slice(0, -1).replace('Y', '1').replace('Z', '2'))
      expect(dni.at(-1)).toBe('TRWAGMYFPDXBNJZSQVHLCKE'.charAt(number % 23))
    }
  })

  it('lets only admin, coordinador and empleado sign in, each in the role of its name', async () => {
    const rows = await database.db
      .selectFrom('users')
      .innerJoin('userRoles', 'userRoles.userId', 'users.id')
      .innerJoin('roles', 'roles.id', 'userRoles.roleId')
      .where('users.passwordHash', 'is not', null)
      .select(['users.username', 'roles.name', 'roles.allPermissions'])
      .orderBy('users.username')
      .execute()
    expect(rows).toEqual([
      { username: 'admin', name: 'Administrador', allPermissions: true },
      { username: 'coordinador', name: 'Coordinador', allPermissions: false },
      { username: 'empleado', name: 'Agente', allPermissions: false },
    ])
  })

  it('hands every agent to one of fourteen coordinators, and somebody of each team is online', async () => {
    const teams = await database.db
      .selectFrom('coordinatorAssignments')
      .innerJoin('employees', 'employees.userId', 'coordinatorAssignments.employeeId')
      .innerJoin('users', 'users.id', 'employees.userId')
      .where(inForce('coordinatorAssignments', dayOf(clock.now())))
      .where('employees.jobTitle', '=', 'Teleoperador')
      .select(({ fn, eb }) => [
        'coordinatorAssignments.coordinatorId',
        fn.countAll<string>().as('assigned'),
        fn
          .countAll<string>()
          .filterWhere(eb('lastSeenAt', '>', new Date(clock.now().getTime() - 300_000)))
          .as('online'),
      ])
      .groupBy('coordinatorAssignments.coordinatorId')
      .execute()
    expect(teams).toHaveLength(14)
    expect(teams.reduce((sum, team) => sum + Number(team.assigned), 0)).toBe(257)
    expect(teams.filter((team) => Number(team.online) === 0)).toEqual([])
  })

  it('has agents in each state now, each with states that follow on one another without gap or overlap', async () => {
    const states = await database.db.selectFrom('agentStates').selectAll().orderBy('startedAt').execute()
    const open = states.filter(({ endedAt }) => endedAt === null)
    expect(open.length).toBeGreaterThan(25)
    expect(new Set(open.map(({ userId }) => userId)).size).toBe(open.length)
    expect(new Set(open.map(({ state }) => state)).size).toBeGreaterThan(4)
    for (const { userId } of open) {
      const own = states.filter((one) => one.userId === userId && one.changedBy !== null)
      expect(own.slice(0, -1).map(({ endedAt }) => endedAt)).toEqual(
        own.slice(1).map(({ startedAt }) => startedAt),
      )
    }
  })

  it('has tickets in every state and with every end, and the entries of a merged one in its target', async () => {
    const { db } = database
    const rows = await db
      .selectFrom('tickets')
      .select(({ fn }) => ['stateType', 'outcome', fn.countAll<string>().as('count')])
      .groupBy(['stateType', 'outcome'])
      .execute()
    expect(rows.reduce((sum, { count }) => sum + Number(count), 0)).toBe(300)
    expect(rows.map(({ stateType, outcome }) => outcome ?? stateType).toSorted()).toEqual([
      ...['cancelled', 'closed', 'merged', 'new', 'open', 'pending'],
    ])
    const left = await db
      .selectFrom('ticketEntries as e')
      .innerJoin('tickets as t', 't.id', 'e.ticketId')
      .where('t.mergedIntoId', 'is not', null)
      .select('e.id')
      .execute()
    expect(left).toEqual([])
  })

  it('has tickets that came by e-mail, with their answers and replies in threads, and reads no real mailbox', async () => {
    const { db } = database
    const mails = await db
      .selectFrom('mailMessages')
      .innerJoin('ticketEntries', 'ticketEntries.id', 'mailMessages.entryId')
      .whereRef('ticketEntries.ticketId', '=', 'mailMessages.ticketId')
      .select(['mailMessages.ticketId', 'outcome'])
      .orderBy('mailMessages.createdAt')
      .execute()
    const threads = [...grouped(mails, ({ ticketId }) => ticketId ?? '').values()]
    expect(threads.every(([first]) => first.outcome === 'ticket')).toBe(true)
    expect(threads.map((thread) => thread.map(({ outcome }) => outcome))).toContainEqual([
      'ticket',
      'sent',
      'entry',
    ])
    const boxes = await db.selectFrom('mailboxes').select(['active', 'hasPassword']).execute()
    expect(boxes).toEqual([{ active: false, hasPassword: false }])
  })

  it('keeps the coordinators away from the loads, and lets everybody see the dashboard and the profile', async () => {
    const held = await database.db
      .selectFrom('rolePermissions')
      .innerJoin('roles', 'roles.id', 'rolePermissions.roleId')
      .select(['roles.name', 'permissionId'])
      .execute()
    const namesOf = (role: string) =>
      held.filter(({ name }) => name === role).map(({ permissionId }) => permissionById(permissionId)?.name)
    expect(namesOf('Coordinador').filter((name) => name?.includes('CARGUE'))).toEqual([])
    for (const role of new Set(held.map(({ name }) => name))) {
      expect(namesOf(role)).toEqual(expect.arrayContaining(['VER_DASHBOARD', 'MENU_PERFIL']))
    }
  })

  it('keeps names with accents that a search without them finds', async () => {
    const rows = await database.db
      .selectFrom('users')
      .where(({ eb, fn }) => eb(fn<string>('plain', ['displayName']), 'like', '%nunez%'))
      .select('displayName')
      .execute()
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.every(({ displayName }) => displayName.includes('Núñez'))).toBe(true)
  })
})
