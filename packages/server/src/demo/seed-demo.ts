import type { Db } from '#db/database.ts'
import type { RecordKey } from '#time-record/record-key.ts'
import { seedActivations } from './seed-activations.ts'
import { seedBlacklists } from './seed-blacklists.ts'
import { seedApprovalDelegations } from './seed-approval-delegations.ts'
import { seedApplications } from './applications.ts'
import { seedAbsenceTypes } from './absence-types.ts'
import { awayOf } from './away.ts'
import { seedAbsences } from './seed-absences.ts'
import { campaigns, fields, skillGroups } from './company.ts'
import { seedCountries } from './countries.ts'
import { coordinatorAssignments } from './coordinator-assignments.ts'
import { seedEmployeeGroups } from './employee-groups.ts'
import { seedFinalStates } from './final-states.ts'
import { seedIncidents } from './incidents.ts'
import { people, type Person } from './people.ts'
import { demoId, random } from './random.ts'
import { permissionIds, roles } from './roles.ts'
import { seedCarryOver } from './seed-carry-over.ts'
import { seedCatalogues } from './seed-catalogues.ts'
import { seedClockCorrections } from './seed-clock-corrections.ts'
import { seedDayIncidents } from './seed-day-incidents.ts'
import { seedRecordGrants } from './seed-record-grants.ts'
import { seedRecordPackages } from './seed-record-packages.ts'
import { seedReports } from './seed-reports.ts'
import { seedRuleDrafts } from './seed-rule-drafts.ts'
import { seedTimeAnchors } from './seed-time-anchors.ts'
import { seedMonthSheets } from './seed-month-sheets.ts'
import { seedPresence } from './seed-presence.ts'
import { seedDuplicates } from './seed-duplicates.ts'
import { seedAnonymisation } from './seed-anonymisation.ts'
import { seedDownloads } from './seed-downloads.ts'
import { seedFilters } from './seed-filters.ts'
import { seedLoads } from './seed-loads.ts'
import { seedSegments } from './seed-segments.ts'
import { seedSubcampaigns } from './seed-subcampaigns.ts'
import { seedOpenings } from './seed-openings.ts'
import { seedPayslips } from './seed-payslips.ts'
import { seedServiceHours } from './seed-service-hours.ts'
import { seedTasks } from './seed-tasks.ts'
import { seedTickets } from './seed-tickets.ts'
import { seedTicketWebhooks } from './seed-ticket-webhooks.ts'
import { seedTelework } from './seed-telework.ts'
import { seedVacations } from './seed-vacations.ts'
import { seedVacationPlans } from './seed-vacation-plans.ts'
import { seedWorkingTime } from './seed-working-time.ts'
import { seedProjects } from './seed-projects.ts'
import { seedWorkflows } from './workflows.ts'
import type { DemoOptions } from './demo-options.ts'

/** The random seed, the year of founding; another number makes another company. */
const seed = 1987

export { demoUsernames } from './people.ts'

/** Of the three accounts; written in the README, so never the password of anything real. */
export const demoPassword = 'demo-Portal-2026'

/** Seeds an empty database with a contact centre of 300 people: identical to the byte at the same instant. */
export async function seedDemo({
  db,
  clock,
  blobs,
  passwordHash,
  recordKey,
  recordedDays,
  recordsToday,
  tickets,
  termsRest,
}: DemoOptions): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (transaction) => {
    await seedRoles(transaction)
    const everybody = people({ now, passwordHash, random: random(seed) })
    await seedPeople(transaction, everybody)
    await seedCoordinators(transaction, everybody, now)
    await seedEmployeeGroups(transaction, everybody, now)
    await seedSkills(transaction)
    await seedSubcampaigns(transaction, now)
    await seedProjects(transaction, everybody, now)
    await seedPresence({ db: transaction, now, random: random(seed + 2), everybody })
    // Must precede the clock entries.
    const { absent, onVacation } = await awayOf(transaction, now)
    await seedWorkingTime({
      away: [...absent, ...onVacation],
      db: transaction,
      now,
      random: random(seed + 3),
      everybody,
      recordedDays,
      recordsToday,
    })
    await seedClockCorrections(transaction, now)
    await seedTimeAnchors(transaction, now, recordKey)
    await seedRecordGrants(transaction, now, everybody)
    await seedRecordPackages({ db: transaction, now, everybody, isServed: recordsToday })
    await seedReports(transaction, now, everybody)
    await seedAbsenceTypes(transaction, now)
    await seedAbsences({ db: transaction, now, everybody, away: absent })
    await seedMonthSheets({ db: transaction, now, everybody })
    await seedDayIncidents(transaction, now)
    await seedTimeOff({ db: transaction, now, everybody, onVacation })
    await seedTelework({ db: transaction, now, everybody })
    await seedPayslips({ db: transaction, blobs, now, everybody })
    await seedApprovalDelegations(transaction, now)
    await seedSettings(transaction, now)
    await seedIncidents(transaction, everybody, now)
    await seedFinalStates(transaction, now)
    await seedTasks(transaction, everybody, now)
    const createdBy = everybody.find(({ roleName }) => roleName === 'Gestor de datos')?.user.id
    if (createdBy === undefined) return
    await seedWorkflows(transaction, now, createdBy)
    await seedServiceHours(transaction, now)
    await seedTickets(transaction, now, { count: tickets, termsRest })
    await seedTicketWebhooks(transaction, now)
    await seedLoads({ db: transaction, blobs, now, random: random(seed + 1), createdBy })
    await seedOpenings(transaction, everybody, now)
    await seedLists({ db: transaction, now, createdBy, key: recordKey })
  })
}

/** Vacation, its ledger and its plans, in order of dependency. */
async function seedTimeOff(around: Parameters<typeof seedVacations>[0]): Promise<void> {
  const { db, now } = around
  await seedVacations(around)
  await seedCarryOver(db, now)
  await seedVacationPlans(db, now)
}

/** The catalogues that do not affect working time, and drafts of rules. */
async function seedSettings(db: Db, now: Date): Promise<void> {
  await seedFields(db, now)
  await seedCatalogues(db, now)
  await seedCountries(db)
  await seedApplications(db, now)
  await seedRuleDrafts(db, now)
}

/** Everything based on loaded records, in order of dependency. */
async function seedLists({ key, ...around }: { db: Db; now: Date; createdBy: string; key: RecordKey }) {
  const { db, now, createdBy } = around
  await seedBlacklists(db, now, createdBy)
  await seedFilters(around)
  await seedDuplicates(around)
  await seedSegments(around)
  await seedActivations({ ...around, key })
  await seedDownloads(around)
  await seedAnonymisation(around)
}

async function seedCoordinators(db: Db, everybody: readonly Person[], now: Date): Promise<void> {
  await db.insertInto('coordinatorAssignments').values(coordinatorAssignments(everybody, now)).execute()
}

async function seedRoles(db: Db): Promise<void> {
  await db
    .insertInto('roles')
    .values(
      roles.map((role) => ({
        id: roleId(role.name),
        name: role.name,
        description: role.description,
        allPermissions: 'allPermissions' in role,
      })),
    )
    .execute()
  const held = roles.flatMap((role) =>
    permissionIds(role).map((permissionId) => ({ roleId: roleId(role.name), permissionId })),
  )
  await db.insertInto('rolePermissions').values(held).execute()
}

async function seedPeople(db: Db, everybody: readonly Person[]): Promise<void> {
  await db
    .insertInto('users')
    .values(everybody.map(({ user }) => user))
    .execute()
  await db
    .insertInto('userRoles')
    .values(everybody.map(({ user, roleName }) => ({ userId: user.id, roleId: roleId(roleName) })))
    .execute()
  await db
    .insertInto('employees')
    .values(everybody.map(({ employee }) => employee))
    .execute()
}

async function seedSkills(db: Db): Promise<void> {
  await db
    .insertInto('campaigns')
    .values(
      campaigns.map(({ name, kind, subcampaigns, skills }) => ({
        ...{ name, kind, subcampaigns, id: demoId('campaign', name) },
        code: skills[0]?.code.split('_')[0] ?? null,
      })),
    )
    .execute()
  await db
    .insertInto('skillGroups')
    .values(skillGroups.map((name) => ({ id: demoId('skill-group', name), name })))
    .execute()
  const skills = campaigns.flatMap((campaign) =>
    campaign.skills.map(({ group, ...skill }) => ({
      ...skill,
      id: demoId('skill', skill.code),
      campaignId: demoId('campaign', campaign.name),
      skillGroupId: demoId('skill-group', group),
    })),
  )
  await db.insertInto('skills').values(skills).execute()
}

async function seedFields(db: Db, now: Date): Promise<void> {
  const rows = fields.map((field, index) => ({
    required: false,
    minimum: null,
    maximum: null,
    options: [],
    personalData: 'none' as const,
    active: true,
    ...field,
    id: demoId('field', field.key),
    position: index + 1,
    createdAt: now,
    updatedAt: now,
  }))
  await db.insertInto('fields').values(rows).execute()
}

function roleId(name: string): string {
  return demoId('role', name)
}
