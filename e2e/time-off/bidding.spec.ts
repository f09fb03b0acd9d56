import type { Page } from '@playwright/test'
import { createPortal, type Portal, type VacationRequest } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { dayIn } from '../support/day-in.ts'
import { writeDay } from '../support/life.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { unreachedAt } from '../support/widths.ts'
import { filled, general, operations, operationTeam, startsWith } from '../support/words.ts'

const { bids } = operations
const { fairness, periods, results } = operationTeam
const manage = '/admin/manageVacationOp/manageVacationOp'
const phone = { width: 390, height: 844 }

type Person = VacationRequest['person']
/** A run of days that somebody may prefer. */
interface Run {
  startsOn: string
  endsOn: string
}
/** What the life is about: the period, two weeks of it, and the two people who would like the first. */
interface Bidding {
  plan: { id: string; name: string }
  period: { id: string; name: string }
  weeks: readonly [Run, Run]
  agent: Person
  /** Who was hired before the agent, and when. */
  senior: Person
  since: string
}

/** A week from Monday to Sunday, this many weeks ahead. */
function weekAhead(weeks: number): Run {
  const monday = weeks * 7 - ((new Date().getUTCDay() + 6) % 7)
  return { startsOn: dayIn(monday), endsOn: dayIn(monday + 6) }
}

const daysOf = ({ startsOn }: Run) =>
  Array.from({ length: 7 }, (_, at) => ({
    date: new Date(Date.parse(startsOn) + at * 86_400_000).toISOString().slice(0, 10),
  }))

/** The person of the plan who was hired first, and before the agent. */
async function seniorOf(admin: Portal, agent: Person, planId: string) {
  for await (const { person, startsOn: since } of admin.contracts.list({ sort: 'startsOn' })) {
    if (person.id === agent.id) break
    if ((await admin.vacationPlaces.show(person.id)).plan?.id === planId) return { senior: person, since }
  }
  throw new Error('Nobody of the plan was hired before the employee of the demo')
}

/** Two weeks apart that both may prefer, despite holidays and shifts. */
async function weeksFor(admin: Portal, people: readonly Person[]): Promise<readonly [Run, Run]> {
  for (let ahead = 20; ahead < 34; ahead += 1) {
    const weeks = [weekAhead(ahead), weekAhead(ahead + 2)] as const
    const trials = people.flatMap(({ id: employeeId }) =>
      weeks.map((week) => admin.vacationRequests.preview({ employeeId, kind: 'annual', days: daysOf(week) })),
    )
    if ((await Promise.all(trials)).every(({ refusals }) => refusals.length === 0)) return weeks
  }
  throw new Error('No two weeks are free')
}

/** An open period by seniority with one place a day, in which the senior person prefers the first week. */
async function opened(url: string, admin: Portal): Promise<Bidding> {
  const script = await scriptOf(url, 'empleado')
  const agent = (await script.vacationRequests.index()).data[0]?.person
  if (agent === undefined) throw new Error('The employee of the demo has no requests')
  const { plan } = await admin.vacationPlaces.show(agent.id)
  if (plan === null) throw new Error('The employee of the demo has no vacation plan')
  const { senior, since } = await seniorOf(admin, agent, plan.id)
  const weeks = await weeksFor(admin, [agent, senior])
  const dates = { startsOn: weeks[0].startsOn, endsOn: weeks[1].endsOn }
  await admin.vacationQuotas.create({ planId: plan.id, ...dates, limit: 1 })
  const period = await admin.vacationPeriods.create({
    ...{ planId: plan.id, name: `Turno ${crypto.randomUUID().slice(0, 8)}`, criterion: 'seniority' },
    ...{ ...dates, opensOn: dayIn(-9), closesOn: dayIn(5), answerBy: dayIn(9) },
  })
  const { username } = await admin.users.show(senior.id)
  const { exchangeToken } = await admin.exchangeTokens.create({ username })
  const other = createPortal({ baseUrl: url })
  await other.session.loginWithToken({ exchangeToken })
  await other.vacationBids.update(period.id, { bids: [weeks[0]] })
  other.close()
  return { plan, period, weeks, agent, senior, since }
}

const wish = (at: number, { startsOn, endsOn }: Run, outcome: keyof typeof bids.outcomes) =>
  filled(bids.one, { rank: String(at), startsOn, endsOn, outcome: bids.outcomes[outcome] })
const digitsOf = (date: string) => date.split('-').toReversed().join('')

/** On the phone the agent prefers the first week, then the second. */
async function bid(page: Page, address: string, { period, weeks }: Bidding) {
  await page.setViewportSize(phone)
  await enter(page, 'empleado', address)
  await expect(page.getByText(filled(operations.period.title, { name: period.name }))).toBeVisible()
  await expect(page.getByText(bids.none)).toBeVisible()
  await page.getByRole('button', { name: bids.write }).click()
  const form = page.getByRole('dialog')
  for (const [at, { startsOn, endsOn }] of weeks.entries()) {
    await form.getByRole('button', { name: `Añadir ${bids.item}` }).click()
    const one = form.getByRole('group', { name: `${bids.item} ${at + 1}`, exact: true })
    await writeDay(page, one, bids.from, digitsOf(startsOn))
    await writeDay(page, one, bids.until, digitsOf(endsOn))
  }
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByText(bids.done)).toBeVisible()
  await expect(page.getByText(weeks.map((week, at) => wish(at + 1, week, 'open')).join(' · '))).toBeVisible()
  expect(await unreachedAt(page, phone.width, phone.height)).toEqual([])
}

/** Who would get what, in turns: the senior person the first week, so that the agent gets the second. */
async function seeResults(page: Page, { agent, senior, since, weeks }: Bidding) {
  const lineOf = (at: number, { startsOn, endsOn }: Run, outcome: 'granted' | 'full') =>
    `${at}. ${startsOn} – ${endsOn}: ${results.outcomes[outcome]}`
  const rows = page.getByRole('dialog').getByRole('row')
  const first = rows.filter({ hasText: senior.displayName })
  await expect(first).toContainText(lineOf(1, weeks[0], 'granted'))
  await expect(first.getByRole('cell').first()).toHaveText('1')
  await expect(first).toContainText(since)
  const second = rows.filter({ hasText: agent.displayName })
  await expect(second).toContainText(lineOf(1, weeks[0], 'full'))
  await expect(second).toContainText(lineOf(2, weeks[1], 'granted'))
  await expect(second.getByRole('cell').first()).toHaveText('2')
  await expect(first).toContainText(results.served.first)
  await expect(second).toContainText(results.served.later)
}

/** While it is a trial, the planner sees how many get what, and who had peak dates before. */
async function seeSpread(page: Page) {
  const shown = page.getByRole('dialog')
  await expect(shown.getByRole('heading', { name: results.spread })).toBeVisible()
  await expect(shown.getByText(filled(results.share, { number: '1', all: '2' }))).toHaveCount(2)
  await expect(shown.getByText('1,5', { exact: true })).toBeVisible()
  const before = startsWith(results.noneEarlier.split(' ')[0] ?? '')
  await expect(shown.getByRole('rowheader').getByText(before)).toHaveCount(2)
}

/** Whoever plans sees what would come of it while the period is open, closes it, and publishes the same. */
async function publish(page: Page, url: string, bidding: Bidding) {
  const { name, id } = bidding.period
  await enter(page, 'admin', `${url}${manage}?tab=periods&search=${name.split(' ')[1]}&period=${id}`)
  const shown = page.getByRole('dialog')
  await expect(shown.getByText(results.trial)).toBeVisible()
  await seeResults(page, bidding)
  await seeSpread(page)
  await expect(shown.getByRole('button', { name: results.publish })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)

  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(periods.states.open)
  await row.getByRole('button').last().press('Enter')
  await page.getByRole('menuitem', { name: general.actions.edit, exact: true }).press('Enter')
  await writeDay(page, shown, periods.closesOn, digitsOf(dayIn(-2)))
  await shown.getByRole('button', { name: general.actions.save }).click()
  await expect(row).toContainText(periods.states.resolving)

  await row.getByRole('link', { name }).click()
  await seeResults(page, bidding)
  await shown.getByRole('button', { name: results.publish }).click()
  const question = page.getByRole('alertdialog', { name: filled(results.publishTitle, { name }) })
  await question.getByRole('button', { name: results.publish }).click()
  await expect(shown.getByText(results.published)).toBeVisible()
  await seeResults(page, bidding)
}

/** The view of who had which peak weeks has these, too. */
async function seeFairness(page: Page, url: string, { plan, period, weeks, agent, senior }: Bidding) {
  await page.goto(`${url}${manage}?tab=fairness&planId=${plan.id}`)
  const table = page.getByRole('table', { name: filled(fairness.label, { plan: plan.name }) })
  await expect(table.getByRole('columnheader', { name: period.name })).toBeVisible()
  const rowOf = ({ displayName }: Person) => table.getByRole('row').filter({ hasText: displayName })
  await expect(rowOf(senior)).toContainText(weeks[0].startsOn)
  await expect(rowOf(agent)).toContainText(weeks[1].startsOn)
  await expect(rowOf(agent)).not.toContainText(weeks[0].startsOn)
}

test('VOP-6 an agent says on the phone which weeks they prefer, whoever plans tries who gets which by seniority, closes the period and publishes it, and the agent reads what became of each', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const bidding = await opened(server.url, await scriptOf(server.url))
    const { weeks, period } = bidding
    const address = `${server.url}/vacacionesOperaciones`
    await bid(page, address, bidding)

    const planner = await (await browser.newContext()).newPage()
    await publish(planner, server.url, bidding)
    await seeFairness(planner, server.url, bidding)
    await planner.context().close()

    await page.goto(address)
    const outcomes = [wish(1, weeks[0], 'full'), wish(2, weeks[1], 'granted')].join(' · ')
    await expect(page.getByText(outcomes)).toBeVisible()
    await expect(page.getByText(filled(operations.period.title, { name: period.name }))).toBeVisible()
    await expect(page.getByRole('button', { name: bids.write })).toHaveCount(0)
    await expectAccessible(page)
    expect(await unreachedAt(page, phone.width, phone.height)).toEqual([])
  } finally {
    await server.close()
  }
})
