import type { Page } from '@playwright/test'
import type { TestServer } from '@portal/server/testing'
import { expectAccessible } from '../support/axe.ts'
import { readCsv } from '../support/csv.ts'
import { contentOf, exported } from '../support/list-files.ts'
import { ownServer } from '../support/own-server.ts'
import { seen } from '../support/seen.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { clock, general, menu, filled, startsWith, workdays } from '../support/words.ts'

// The demo has one agent who can sign in, and the clock is state of the server.
let server: TestServer
test.beforeEach(async () => {
  server = await ownServer()
})
test.afterEach(() => server.close())

const bar = (page: Page) => page.getByRole('banner')

test('FIC-1.1 FIC-1.2 FIC-15.1 FIC-15.2 FIC-15.3 REP-6.1 a day by the clock in the bar: in, a break, offline and back, out; it is shown at full size, in one’s own days and under them', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(page, 'empleado', `${server.url}/dashboard`)
  await bar(page).getByRole('button', { name: clock.in }).click()
  await expect(page.getByText(startsWith(clock.pressed.in))).toBeVisible()
  const time = bar(page).getByRole('timer')
  const shown = await time.textContent()
  await expect(time).not.toHaveText(shown ?? '')

  // The last break type is one press away; the others are in the menu.
  const restroom = filled(clock.breakOf, { name: 'Baño' })
  await bar(page).getByRole('button', { name: clock.otherBreaks }).click()
  await page.getByRole('menuitem', { name: 'Baño' }).click()
  await bar(page).getByRole('button', { name: clock.breakEnd }).click()
  await bar(page).getByRole('button', { name: restroom }).click()
  await expect(bar(page).getByRole('button', { name: clock.breakEnd })).toBeVisible()

  // Presses without a network are queued, shown optimistically, and sent once each, in order.
  await context.setOffline(true)
  await bar(page).getByRole('button', { name: clock.breakEnd }).click()
  await expect(page.getByText(startsWith(clock.kept))).toBeVisible()
  await bar(page).getByRole('button', { name: clock.out }).click()
  await expect(bar(page).getByRole('button', { name: clock.in })).toBeVisible()
  const sent: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/clock/press'))
      sent.push(`${response.status()} ${(response.request().postDataJSON() as { kind: string }).kind}`)
  })
  await context.setOffline(false)
  await expect.poll(() => sent).toEqual(['201 break_end', '201 out'])

  // The page closes before the server has answered: the next one sends the queued press.
  let lost = 0
  await page.route('**/clock/press', (route) => {
    lost += 1
    return lost === 1 ? undefined : route.continue()
  })
  await bar(page).getByRole('button', { name: clock.in }).click()
  await expect.poll(() => lost).toBe(1)
  await page.goto(`${server.url}/timer`)
  const panel = page.getByRole('main')
  await expect(panel.getByRole('heading', { level: 1, name: menu.screens.timer })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: clock.out }).click()
  await expect(panel.getByText(clock.states.out)).toBeVisible()

  await panel.getByRole('link', { name: clock.days }).click()
  const days = page.getByRole('region', { name: menu.screens.accesses })
  await expect(page.getByRole('main').getByText(new RegExp(`^${workdays.days.effective}: `))).toBeVisible()
  await page.goto(`${server.url}/accesos?state=closed`)
  const today = await days.getByRole('row').nth(1).getByRole('rowheader').textContent()
  const lines = readCsv((await contentOf(await exported(page, /CSV/))).toString('utf8'), ';')
  expect(lines[1]?.[0]).toBe(today)
  await expect(days.getByRole('row')).toHaveCount(lines.length)
  await days.getByRole('row').nth(1).getByRole('link').click()
  const day = page.getByRole('dialog')
  await expect(day.getByText(workdays.entries.sources.offline, { exact: true })).toHaveCount(3)
  await expect(day.getByRole('row').filter({ hasText: 'Baño' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('FIC-16.1 REP-7 a coordinator sees who is at work and who is missing, every entry behind it, and a day on one timeline with what contradicts itself', async ({
  page,
}) => {
  const agent = await scriptOf(server.url, 'empleado')
  await agent.clock.press({ kind: 'in' })
  const name = agent.session.current?.userData.displayName ?? ''
  await enter(page, 'coordinador', `${server.url}/admin/accesos/accesosEmpleados`)
  const days = page.getByRole('region', { name: menu.screens.employeeAccesses })
  await expect(days.getByRole('row').filter({ hasText: name })).toContainText(workdays.days.states.open)
  await expectAccessible(page)
  await page.goto(`${server.url}/informeListadoFichajes?kind=in`)
  const entries = page.getByRole('region', { name: menu.screens.clockEntries })
  await entries.getByRole('link', { name }).first().click()
  await expect(page.getByRole('dialog').getByText(workdays.entries.kinds.in).first()).toBeVisible()

  // Some agents of the demo work without ever clocking in.
  const { id } = await contradicted(await scriptOf(server.url, 'coordinador'))
  await page.goto(`${server.url}/admin/accesos/accesosEmpleados?day=${id}`)
  const day = page.getByRole('dialog')
  await expect(day.getByText(/ sin haber fichado la entrada$/).first()).toBeVisible()
  await day.getByRole('application', { name: workdays.day.lanes }).press('End')
  await expect(day.getByRole('status').filter({ hasText: workdays.day.contradictions })).toHaveCount(1)
  await expect(day.getByRole('heading', { name: workdays.day.states })).toBeVisible()
  await expectAccessible(page)
})

test('ONL-8 an agent joins the queue of a full break, sees its length, is notified of the turn, and takes the free place', async ({
  page,
}) => {
  const [admin, agent] = [await scriptOf(server.url, 'admin'), await scriptOf(server.url, 'empleado')]
  const name = `Cupo ${crypto.randomUUID().slice(0, 6)}`
  const code = name.slice(5).toUpperCase()
  const { id: breakTypeId } = await admin.breakTypes.create({ code, name, maxShare: 1, minutesPerUse: 10 })
  await agent.agentState.patch({ state: 'available' })
  await enter(page, 'empleado', `${server.url}/timer`)
  const panel = page.getByRole('main')
  await panel.getByRole('button', { name: clock.in }).click()
  // Right before it counts: an agent without a sign of life for a minute takes no place.
  const own = await admin.onlineAgents.show(agent.session.current?.userData.uid ?? '')
  const takePlace = async () => {
    const { data } = await admin.onlineAgents.index({ skillId: own.agent.skill?.id ?? '', perPage: 100 })
    const other = data.find(
      ({ id, state }) => id !== own.agent.id && !['offline', 'no_signal', 'break'].includes(state),
    )
    await admin.onlineAgents.patch(other?.id ?? '', { state: 'break', breakTypeId, reason: 'Le toca' })
    return other?.id ?? ''
  }
  const leavePlace = (id: string) => admin.onlineAgents.patch(id, { state: 'available', reason: 'Vuelve' })
  const first = await takePlace()
  const choose = async () => {
    await panel.getByRole('button', { name: clock.otherBreaks }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const full = page.getByRole('alertdialog', { name })
  await choose()
  await expect(full).toContainText('(1 de 1)')
  await full.getByRole('button', { name: general.actions.cancel }).click()
  // A break that requires a reason can be queued for, too, and keeps the reason until its turn.
  const asking = { reasonRequired: true, ...(await seen(admin.breakTypes, breakTypeId)) }
  await admin.breakTypes.patch(breakTypeId, asking)
  await page.reload()
  await expect(panel.getByRole('button', { name: clock.otherBreaks })).toBeVisible()
  await leavePlace(first)
  const second = await takePlace()
  await choose()
  const why = page.getByRole('dialog', { name })
  await why.getByRole('textbox', { name: clock.reason }).fill('Cita en el banco')
  await why.getByRole('button', { name: clock.breakStart }).click()
  await full.getByRole('button', { name: clock.turn.wait }).click()
  await expect(panel.getByText(`Hay 1 de 1 en «${name}»`)).toBeVisible()
  await expectAccessible(page)
  await leavePlace(second)
  await expect(panel.getByText(startsWith(filled(clock.turn.offered, { name })))).toBeVisible()
  await panel.getByRole('button', { name: clock.breakStart }).click()
  await expect(why.getByRole('textbox', { name: clock.reason })).toHaveValue('Cita en el banco')
  await why.getByRole('button', { name: clock.breakStart }).click()
  await expect(panel.getByRole('button', { name: clock.breakEnd })).toBeVisible()
})

/** A day of an agent of the team with states but without clock entries. */
async function contradicted(coordinator: Awaited<ReturnType<typeof scriptOf>>) {
  const agents = await coordinator.onlineAgents.index({ perPage: 100 })
  for (const { id } of agents.data) {
    const { date } = (await coordinator.workdays.show(id)).workday
    // A shift that began before midnight has its states on the day before.
    const before = new Date(Date.parse(date) - 24 * 60 * 60_000).toISOString().slice(0, 10)
    for (const asked of [date, before]) {
      const { workday, contradictions } = await coordinator.workdays.show(id, { date: asked })
      if (contradictions.some(({ kind }) => kind === 'before_in')) return workday
    }
  }
  throw new Error('nobody of the team works without their clock')
}
