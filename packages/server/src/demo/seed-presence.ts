import type { Insertable } from 'kysely'
import { insert } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import type { AgentStatesTable, RecordedState } from '#db/schema/agent-states.ts'
import type { SessionsTable } from '#db/schema/sessions.ts'
import { breakTypes } from './break-types.ts'
import { campaigns } from './company.ts'
import type { Person } from './people.ts'
import { demoId, type Random } from './random.ts'
import { type MainSkill, seedAssignments } from './seed-assignments.ts'
import { seedBreakTurns } from './seed-break-turns.ts'
import { before, breakTypeId, lengthOf, stateNow } from './states.ts'

const second = 1000
const minute = 60 * second
const rowsAtOnce = 500

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
] as const

type Presence = { db: Db; now: Date; random: Random; everybody: readonly Person[] }

/** The demo people at work and their activity: agents active in the last minutes. */
export async function seedPresence({ db, now, random, everybody }: Presence): Promise<void> {
  await seedBreakTypes(db, now)
  const agents = everybody.filter(({ roleName }) => roleName === 'Agente')
  const coordinatorIds = [...new Set(agents.map(({ coordinatorId }) => coordinatorId))]
  const mainSkills: MainSkill[] = []
  const sessions: Insertable<SessionsTable>[] = []
  const states: Insertable<AgentStatesTable>[] = []
  for (const agent of agents) {
    const { user, coordinatorId } = agent
    const campaign = campaigns[coordinatorIds.indexOf(coordinatorId) % campaigns.length]
    const code = skillOf(campaign, random)
    const skillId = demoId('skill', code)
    mainSkills.push({ agent, code, campaign })
    const lastSeenAt = user.lastSeenAt ?? null
    // The account that people sign in with starts offline.
    if (lastSeenAt === null || lastSeenAt.getTime() < now.getTime() - 5 * minute || user.passwordHash)
      continue
    const session = sessionOf(user.id, lastSeenAt, now, random)
    sessions.push(session)
    states.push(...workdayOf({ userId: user.id, sessionId: session.id, skillId, now, random }))
  }
  await seedAssignments(db, mainSkills)
  await seedBreakTurns(db, now)
  if (sessions.length > 0) await db.insertInto('sessions').values(sessions).execute()
  for (let at = 0; at < states.length; at += rowsAtOnce) {
    await db
      .insertInto('agentStates')
      .values(states.slice(at, at + rowsAtOnce))
      .execute()
  }
}

async function seedBreakTypes(db: Db, now: Date): Promise<void> {
  const rows = breakTypes.map((type, index) => ({
    ...type,
    id: breakTypeId(type.code),
    position: index + 1,
    createdAt: now,
    updatedAt: now,
  }))
  await insert(db, { table: 'breakTypes' }, rows)
}

/** A coordinator has one campaign, and the team has its skills. */
function skillOf(campaign: (typeof campaigns)[number] | undefined, random: Random): string {
  const [first, ...rest] = (campaign?.skills ?? []).map(({ code }) => code)
  if (first === undefined) throw new Error('a campaign without skills')
  return random.pick([first, ...rest])
}

function sessionOf(userId: string, lastSeenAt: Date, now: Date, random: Random): Insertable<SessionsTable> {
  const createdAt = new Date(now.getTime() - random.integer(2, 80) * minute)
  const endsAt = new Date(createdAt.getTime() + 115 * minute)
  return {
    id: demoId('session', userId),
    userId,
    kind: 'password',
    createdAt,
    authenticatedAt: createdAt,
    secondFactorAt: null,
    endsAt,
    idleEndsAt: new Date(Math.min(endsAt.getTime(), lastSeenAt.getTime() + 30 * minute)),
    endedAt: null,
    endedBecause: null,
    rotatedAt: createdAt,
    seenAt: lastSeenAt,
    userAgent: random.pick(browsers),
    ip: '192.0.2.10',
  }
}

type Workday = { userId: string; sessionId: string; skillId: string; now: Date; random: Random }

/** Consecutive states since the shift began; the last of them is the current one. */
function workdayOf(workday: Workday): Insertable<AgentStatesTable>[] {
  const { userId, sessionId, skillId, now, random } = workday
  const rows: Insertable<AgentStatesTable>[] = []
  let endedAt: Date | null = null
  let at = now.getTime()
  const shiftStart = at - random.integer(10, 75) * minute
  // Generated backwards, so that the current state has a typical duration so far.
  for (let state = stateNow(random); at > shiftStart; state = before(state, random)) {
    const { seconds, breakTypeId: type } = lengthOf(state, random)
    const isNow: boolean = endedAt === null
    const share: number = isNow && !random.chance(0.12) ? random.next() * 0.9 : isNow ? 1.4 : 1
    const startedAt: Date = new Date(
      Math.max(shiftStart, at - Math.max(3, Math.round(seconds * share)) * second),
    )
    rows.push({
      id: demoId('agent-state', `${userId}/${rows.length}`),
      ...{ userId, sessionId: isNow ? sessionId : null, skillId, startedAt, endedAt, breakTypeId: type },
      state: state satisfies RecordedState,
      origin: 'agent',
      changedBy: userId,
      reason: null,
    })
    endedAt = startedAt
    at = startedAt.getTime()
  }
  return rows
}
