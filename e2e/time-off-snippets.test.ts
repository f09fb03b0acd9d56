import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Portal } from '@portal/sdk'
import { startServer, type TestServer } from '@portal/server/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as absences from '../examples/snippets/absences.ts'
import { byPassword } from '../examples/snippets/signing-in.ts'
import * as plans from '../examples/snippets/vacation-plans.ts'
import * as vacations from '../examples/snippets/vacations.ts'

const password = 'demo-Portal-2026'
const year = new Date().getFullYear() + 1
const folder = mkdtempSync(path.join(tmpdir(), 'portal-snippets-'))
const scan = path.join(folder, 'justificante.pdf')
let server: TestServer
let company: Portal
let lead: Portal
let mine: Portal
let id: string

beforeAll(async () => {
  // The snippets print what they find; here that is checked by what they return.
  for (const way of ['log', 'warn'] as const) vi.spyOn(console, way).mockImplementation(() => undefined)
  writeFileSync(scan, '%PDF-1.7')
  server = await startServer()
  company = await byPassword(server.url, 'admin', password)
  lead = await byPassword(server.url, 'coordinador', password)
  mine = await byPassword(server.url, 'empleado', password)
  id = mine.session.current?.userData.uid ?? ''
})

afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Days of a month of the next year on which there is work and no vacation. */
async function workingDays(month: string): Promise<string[]> {
  const days = await mine.vacationDays.show(id, { from: `${year}-${month}-01`, until: `${year}-${month}-28` })
  const free = days.filter(
    ({ plannedMinutes, vacation }) => (plannedMinutes ?? 0) > 0 && vacation.length === 0,
  )
  return free.map(({ date }) => date)
}

/** Every request in a plan waits for a decision. */
async function byHand(planId: string): Promise<void> {
  const { name, skills, groups, validFrom, rules, version } = await company.vacationPlans.show(planId)
  await company.vacationPlans.update(planId, {
    ...{ name, validFrom, version, rules: { ...rules, autoApprove: false } },
    ...{ skillIds: skills.map((one) => one.id), groupIds: groups.map((one) => one.id) },
  })
}

describe('the snippets of the guide about vacations', () => {
  it('show the balance, request days, find alternatives, and decide', async () => {
    expect(await vacations.left(mine, id, year)).toBeGreaterThan(0)
    const [day = ''] = await workingDays('05')
    expect(await vacations.ask(mine, [day])).toMatchObject({ startsOn: day, endsOn: day })
    expect(await vacations.ask(mine, [day])).toBeInstanceOf(Array)
    expect(await vacations.decide(lead, id)).not.toContain(null)
  })

  it('adjust the ledger, publish a policy whose examples come true, and no other', async () => {
    const before = await vacations.ledger(company, id)
    expect(await vacations.ledger(company, id)).toBe(before + 2)
    const [published] = (await company.vacationPolicies.index({ state: 'published' })).data
    if (published === undefined) throw new Error('The demo has policies')
    const { rules } = published
    const example = { name: 'A whole year', year: 2040, startsOn: '2020-01-01', endsOn: null }
    const input = { agreement: 'Own agreement', name: 'Own', validFrom: '2040-01-01', source: 'Agreement' }
    const given = { annualUnits: rules.annualUnits, looseUnits: rules.looseUnits }
    const wrong = { ...input, rules, examples: [{ ...example, ...given, annualUnits: 1 }] }
    expect(await vacations.publish(company, wrong)).toBe(false)
    expect(await vacations.publish(company, { ...wrong, examples: [{ ...example, ...given }] })).toBe(true)
  })

  it('make an address to subscribe to, and put another in its place', async () => {
    const { before, now } = await vacations.subscribe(mine)
    const statusOf = async (url: string) => (await fetch(server.url + new URL(url).pathname)).status
    expect([await statusOf(before), await statusOf(now)]).toEqual([404, 200])
  })
})

describe('the snippets of the guide about absences', () => {
  it('report, prove and validate an absence, enter sick leave, and sum it up', async () => {
    const [move = '', ill = ''] = await workingDays('06')
    const absence = await absences.communicate(mine, 'MUD', move)
    expect(await absences.prove(mine, absence.id, scan)).toMatchObject({ state: 'in_review' })
    expect(await absences.validate(company, absence.id)).toMatchObject({ state: 'approved' })
    const { data: types } = await company.absenceTypes.index({ search: 'ITC' })
    const sick = types.find(({ code }) => code === 'ITC')
    expect(await absences.sickLeave(company, id, sick?.id ?? '', ill)).toMatchObject({ until: ill })
    const month = [`${year - 1}-01-01`, `${year - 1}-01-31`] as const
    expect(await absences.report(company, ...month)).toBeGreaterThan(0)
  })

  it('publish the leave of an agreement', async () => {
    const agreement = `Agreement ${randomUUID()}`
    const published = await absences.agree(company, agreement, `${year + 10}-01-01`)
    expect(published).toMatchObject({ state: 'published', examples: [{ passes: true, actualLimit: 2 }] })
  })
})

describe('the snippets of the guide about vacation plans', () => {
  it('make a plan and a quota, read the places, decide and count', async () => {
    const group = await company.employeeGroups.create({ name: 'Summer team' })
    const made = await plans.plan(company, 'Summer', group.id)
    expect(await plans.summer(company, made.id, 4)).toMatchObject({ limit: 4, weekdays: [1, 2, 3, 4, 5] })
    expect(await plans.places(mine, id, `${year}-04-01`, `${year}-04-30`)).toBe(30)
    const [day = ''] = await workingDays('04')
    const { plan } = await mine.vacationPlaces.show(id)
    await byHand(plan?.id ?? '')
    const asked = await mine.vacationRequests.create({ kind: 'loose', days: [{ date: day }], agreed: true })
    expect(await plans.approve(company, [asked.id])).toMatchObject([{ id: asked.id, errors: null }])
    expect(await plans.count(company, plan?.id ?? '', day, day)).toBe(1)
  })
})
