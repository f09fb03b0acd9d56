import type { Insertable } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { TeleworkActsTable, TeleworkContents, TeleworkVersionsTable } from '#db/schema/telework.ts'
import { sealed } from '#telework/sealed.ts'
import { templateContents } from '#telework/template.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'
import { lastDayOf, plansOf, type TeleworkPlan } from './telework-plans.ts'

type Seeding = { db: Db; now: Date; everybody: readonly Person[] }
type Version = Insertable<TeleworkVersionsTable>

const dayMs = 24 * 60 * 60_000
const streets = [
  'Rúa do Orzán',
  'Calle Alcalá',
  'Avinguda Diagonal',
  'Calle San Bernardo',
  'Gran Vía',
] as const

/** Telework agreements of about forty people in every state. */
export async function seedTelework({ db, now, everybody }: Seeding): Promise<void> {
  const hr = everybody.find(({ roleName }) => roleName === 'RRHH')?.user.id
  if (hr === undefined) return
  const made = everybody.flatMap((person, index) =>
    plansOf(index, person, now).map((plan, at) =>
      versionOf(plan, { person, index, number: at + 1, now, hr }),
    ),
  )
  await db
    .insertInto('teleworkVersions')
    .values(made.map(({ version }) => version))
    .execute()
  await db
    .insertInto('teleworkActs')
    .values(made.flatMap(({ acts }) => acts))
    .execute()
}

type Of = { person: Person; index: number; number: number; now: Date; hr: string }

function versionOf(plan: TeleworkPlan, of: Of): { version: Version; acts: Insertable<TeleworkActsTable>[] } {
  const { person, index, number, now, hr } = of
  const employeeId = person.user.id
  const today = dayOf(now)
  const id = demoId('telework version', `${employeeId} ${number}`)
  const { weekA, weekB, state, endsIn, closed } = plan
  const common = {
    ...{ employeeId, number, weekA: [...weekA], weekB: weekB === null ? null : [...weekB] },
    ...{ startsOn: daysAfter(today, plan.startsIn), contents: contentsOf(plan, person, index) },
    endsOn: endsIn === undefined ? null : daysAfter(today, endsIn),
  }
  const { content, hash } = sealed(common)
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const acts = plan.acts.map(({ act, by, ago: days, reason = null }, at) => ({
    ...{ versionId: id, number: at + 1, act, at: ago(days), hash, reason, session: null },
    ...{
      side: by === 'hr' ? ('company' as const) : ('employee' as const),
      by: by === 'hr' ? hr : employeeId,
    },
    content: act === 'sign' ? content : null,
  }))
  const [createdAt, updatedAt] = [ago((plan.acts[0]?.ago ?? 1) + 1), ago(plan.acts.at(-1)?.ago ?? 1)]
  const version = {
    ...{ ...common, id, state, contents: JSON.stringify(common.contents), closedBy: closed?.by ?? null },
    ...{ lastsUntil: state === 'signed' ? lastDayOf(plan, today) : null, version: plan.acts.length + 1 },
    ...{ createdBy: hr, createdAt, updatedAt },
  }
  return { version, acts }
}

/** The content of an agreement: the default texts, the person's place and the share of their pattern. */
function contentsOf(
  { weekA, weekB, state }: TeleworkPlan,
  { employee }: Person,
  index: number,
): TeleworkContents {
  const days = weekB === null ? weekA.length : (weekA.length + weekB.length) / 2
  return {
    ...templateContents(employee.workCenter),
    remotePercent: Math.round((days / 5) * 100),
    place: state === 'draft' ? '' : `${streets[index % streets.length]} ${index + 3}, 2.º`,
  }
}
