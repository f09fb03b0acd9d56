import { randomUUID } from 'node:crypto'
import type { VacationPlanInput, VacationQuotaInput } from '@portal/sdk'
import { type Employed, employed } from './employed.ts'
import { contactCenter, startVacations } from './vacations.ts'

type Rules = VacationPlanInput['rules']

/** What a plan approves automatically, and who waits. */
export const planRules: Rules = {
  ...{ autoApprove: true, longestDays: 15, noticeDays: 0, withinShifts: true, whenFull: 'waiting' },
  ...{ waitingClosesDays: 7, grants: 'at_once', offerHours: 48, fillingPercent: 75 },
}

const planning = [
  ...(['GESTIONAR_VACACIONES_OP_VER', 'GESTIONAR_VACACIONES_OP_APROBAR', 'TURNOS_GESTIONAR'] as const),
  ...(['GESTIONAR_VACACIONES_OP_RECHAZAR', 'REPORTES_TODOS', 'NOTIFICACIONES_VER'] as const),
] as const

/** A server where plans are created for new skills, and people are hired into them. */
export async function startPlans() {
  const vacations = await startVacations()
  const { server, admin, hired } = vacations
  const { db } = server.server.kernel.database
  const planner = await employed(server, planning)
  /** A new skill without people. */
  async function newSkill(): Promise<string> {
    const like = await db.selectFrom('skills').selectAll().limit(1).executeTakeFirstOrThrow()
    const id = randomUUID()
    await db
      .insertInto('skills')
      .values({ ...like, id, code: id, name: `Skill ${id.slice(0, 8)}` })
      .execute()
    return id
  }
  /** A plan for a new skill, with a quota for the whole year, and a function to hire people into it. */
  async function plan(rules: Partial<Rules> = {}, quota: Partial<VacationQuotaInput> | null = {}) {
    const skillId = await newSkill()
    const input = { name: `Plan ${skillId.slice(0, 8)}`, validFrom: '2026-01-01', skillIds: [skillId] }
    const made = await admin.vacationPlans.create({ ...input, rules: { ...planRules, ...rules } })
    const year = { planId: made.id, startsOn: '2026-01-01', endsOn: '2026-12-31', limit: 1 }
    const first = quota === null ? undefined : await admin.vacationQuotas.create({ ...year, ...quota })
    const member = async () => serving(await hired(), skillId)
    return { ...made, skillId, member, quota: first, year }
  }
  async function serving(one: Employed, skillId: string): Promise<Employed> {
    await db
      .insertInto('skillAssignments')
      .values({ userId: one.id, skillId, isMain: true, startsOn: '2020-01-01', endsOn: null })
      .execute()
    return one
  }
  /** A planner who is under a plan, too. */
  async function manager(skillId: string): Promise<Employed> {
    const one = await employed(server, [...planning, 'SOLICITAR_VACACIONES'])
    const terms = { workCenterId: vacations.workCenterId, agreement: contactCenter, startsOn: '2020-01-01' }
    await admin.contracts.create({ ...terms, employeeId: one.id, kind: 'indefinite', weeklyMinutes: 2400 })
    return serving(one, skillId)
  }
  return { ...vacations, planner, manager, plan, newSkill, serving, db }
}

export type Plans = Awaited<ReturnType<typeof startPlans>>
