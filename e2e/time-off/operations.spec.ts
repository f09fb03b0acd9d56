import type { Browser, Page } from '@playwright/test'
import type { Portal, VacationRequest } from '@portal/sdk'
import { readCsv } from '../support/csv.ts'
import { expectAccessible } from '../support/axe.ts'
import { contentOf, exported } from '../support/list-files.ts'
import { inForceSeconds, ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, operations, operationTeam, filled, vacations, vacationTeam } from '../support/words.ts'

const { choose } = vacations
const { outcome, offer } = operations
const { bulk, coverage } = operationTeam
const manage = '/admin/manageVacationOp/manageVacationOp'
const dayMs = 24 * 60 * 60_000

/** A week from Monday to Sunday, this many weeks ahead. */
function weekAhead(weeks: number) {
  const monday = Date.now() + (weeks * 7 - ((new Date().getUTCDay() + 6) % 7)) * dayMs
  const dates = Array.from({ length: 7 }, (_, at) => new Date(monday + at * dayMs).toISOString().slice(0, 10))
  return { dates, from: dates[0] ?? '', until: dates[6] ?? '' }
}
type Week = ReturnType<typeof weekAhead>

const asked = ({ dates }: Week) => ({ kind: 'annual' as const, days: dates.map((date) => ({ date })) })

/** A week that the agent may request, despite holidays and shifts. */
async function weekFor(agent: Portal): Promise<Week> {
  for (let weeks = 16; weeks < 30; weeks += 1) {
    const week = weekAhead(weeks)
    if ((await agent.vacationRequests.preview(asked(week))).refusals.length === 0) return week
  }
  throw new Error('The employee of the demo can ask for no week')
}

/** Takes the only two places of a week for other people of the plan. */
async function fill(admin: Portal, agentId: string, week: Week): Promise<VacationRequest[]> {
  const { plan } = await admin.vacationPlaces.show(agentId, { from: week.from, until: week.until })
  if (plan === null) throw new Error('The employee of the demo has no vacation plan')
  const planId = plan.id
  await admin.vacationQuotas.create({ planId, startsOn: week.from, endsOn: week.until, limit: 2 })
  const taken: VacationRequest[] = []
  const tried = new Set([agentId])
  for await (const { person } of admin.operationVacations.list({ planId })) {
    if (taken.length === 2) return taken
    if (tried.has(person.id)) continue
    tried.add(person.id)
    const input = { employeeId: person.id, ...asked(week) }
    const { refusals } = await admin.vacationRequests.preview(input)
    if (refusals.length === 0) taken.push(await admin.vacationRequests.create({ ...input, agreed: true }))
  }
  if (taken.length < 2) throw new Error('Nobody else of the plan can ask for the week')
  return taken
}

/** Sees that the week is full, and requests it nevertheless. */
async function waitInLine(page: Page, address: string) {
  await enter(page, 'empleado', address)
  await expect(page.getByText(outcome.waiting, { exact: true })).toBeVisible()
  await expect(page.getByText(filled(outcome.place, { place: '1' }))).toBeVisible()
  await page.getByRole('button', { name: outcome.dates }).click()
  await expect(page.getByText(new RegExp(`^${operations.marks.full} · `)).first()).toBeVisible()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: choose.ask, exact: true }).click()
  const form = page.getByRole('dialog').last()
  const agreement = form.getByRole('checkbox')
  if ((await agreement.count()) > 0) await agreement.check()
  await form.getByRole('button', { name: choose.send }).click()
  await expect(page.getByText(choose.sent).first()).toBeVisible()
}

/** Exports the requests of a week, and their counts by day. */
async function exportsBoth(page: Page, url: string, { from, until }: Week) {
  await page.goto(`${url}${manage}?initialDate=${from}&endDate=${until}`)
  await expect(page.getByRole('checkbox').nth(1)).toBeVisible()
  const requests = readCsv((await contentOf(await exported(page, /CSV/))).toString('utf8'), ';')
  expect(requests.length).toBeGreaterThan(2)
  await page.goto(`${url}${manage}?tab=counts&period=${from}..${until}`)
  await expect(page.getByRole('link', { name: from })).toBeVisible()
  const [header, ...counts] = readCsv((await contentOf(await exported(page, /CSV/))).toString('utf8'), ';')
  expect(header?.[0]).toBe(operationTeam.counts.of)
  expect(counts.map(([day]) => day)).toContain(from)
}

/** Sees the remaining coverage with two requests, selects the subset that fits, and approves it. */
async function approveBoth(browser: Browser, url: string, people: readonly VacationRequest[], week: Week) {
  const page = await (await browser.newContext()).newPage()
  const { from, until } = week
  await enter(page, 'admin', `${url}${manage}?initialDate=${from}&endDate=${until}&waiting=true`)
  for (const { person } of people)
    await page.getByRole('checkbox', { name: new RegExp(person.displayName) }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: bulk.coverage }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('region', { name: coverage.intervals })).toContainText(
    `${from} · 10:00-13:00`,
  )
  await expectAccessible(page)
  await drawer.getByRole('button', { name: filled(coverage.suggest, { count: '2' }) }).click()
  await page.getByRole('button', { name: vacationTeam.bulk.approve, exact: true }).click()
  await expect(page.getByText(general.requests.approved)).toBeVisible()
  await exportsBoth(page, url, week)
  await page.context().close()
}

test('VOP-1.2 VOP-3.1 VOP-4.4 VOP-7 an agent reads that a week is full and waits, others are approved beside the coverage and exported, one of them is cancelled, and the agent takes the place', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const agent = await scriptOf(server.url, 'empleado')
    const admin = await scriptOf(server.url, 'admin')
    const agentId = (await agent.vacationRequests.index()).data[0]?.person.id ?? ''
    const week = await weekFor(agent)
    const others = await fill(admin, agentId, week)
    const { from, until } = week
    const screen = `${server.url}/vacacionesOperaciones`
    await waitInLine(page, `${screen}?from=${from}&until=${until}`)

    await approveBoth(browser, server.url, others, week)
    const [first] = others
    if (first === undefined) throw new Error('Nobody has taken a place')
    server.pass(inForceSeconds)
    await expect.poll(async () => (await admin.vacationRequests.show(first.id)).state).toBe('approved')
    const { version } = await admin.vacationRequests.show(first.id)
    await admin.vacationRequests.cancelByCompany(first.id, { version, comment: 'Vuelve a la campaña' })

    await page.goto(screen)
    await expect(page.getByText(filled(offer.title, { from, until }))).toBeVisible()
    await page.getByRole('button', { name: offer.accept }).click()
    await expect(page.getByText(offer.accepted)).toBeVisible()
    const [own] = (await agent.vacationRequests.index({ initialDate: from, endDate: until })).data
    // In the demo's plan the coordinator makes the final decision.
    expect(own).toMatchObject({ state: 'pending', operations: { hasPlace: true, waitingPlace: null } })
  } finally {
    await server.close()
  }
})
