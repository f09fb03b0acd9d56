import type { Page } from '@playwright/test'
import type { TestServer } from '@portal/server/testing'
import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { attendance, breaks, general, menu, reports, filled } from '../support/words.ts'

const { agents, own } = attendance
const { types } = breaks
const table = (page: Page) => page.getByRole('region', { name: menu.screens.onlineAgents })

// The demo has one agent who can sign in, and the state is that of a whole server.
let server: TestServer
test.beforeEach(async () => {
  server = await ownServer()
})
test.afterEach(() => server.close())

test('ONL-1.1 ONL-3.3 ONL-6.1 ONL-6.2 ONL-7.2 a coordinator sees an agent change state as it happens, and filters by it in the address', async ({
  page,
  browser,
}) => {
  await enter(page, 'coordinador', `${server.url}/userOnline`)
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.onlineAgents })).toBeVisible()

  const deskContext = await browser.newContext()
  const desk = await deskContext.newPage()
  await enter(desk, 'empleado', `${server.url}/dashboard`)
  const script = await scriptOf(server.url, 'empleado')
  const name = script.session.current?.userData.displayName ?? ''
  await desk.getByRole('button', { name: new RegExp(`^${own.menu}`) }).click()
  const lines = await desk.getByRole('menuitemradio').allTextContents()
  expect(lines).toEqual([...new Set(lines)])
  await desk.getByRole('menuitemradio', { name: agents.states.training }).click()
  await expect(desk.getByRole('button', { name: `${own.menu}: ${agents.states.training}` })).toBeVisible()

  // Without a reload: the list polls.
  const row = table(page).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(agents.states.training)
  await expectAccessible(page)
  await page.getByRole('link', { name: new RegExp(`^${agents.states.training}:`) }).click()
  await expect(page).toHaveURL(/[?&]state=training/)
  await expect(row).toBeVisible()
  await expect(table(page).getByText(agents.states.in_call)).toHaveCount(0)

  await row.getByRole('link', { name }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer.getByRole('heading', { name: agents.timeline })).toBeVisible()
  await drawer.getByRole('button', { name: agents.write }).click()
  const letter = page.getByRole('dialog', { name: agents.write })
  await letter.getByRole('textbox', { name: agents.writtenText }).fill('Pase por mi mesa')
  await letter.getByRole('button', { name: agents.send }).click()
  await expect(letter).toBeHidden()
  // It is pushed to the agent's screen.
  await expect(desk.getByText('Pase por mi mesa').first()).toBeVisible()
  await drawer.getByRole('button', { name: agents.change }).click()
  const form = page.getByRole('dialog', { name: agents.change })
  await form.getByRole('textbox', { name: agents.reason }).fill('La formación ha terminado')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()
  await expect(drawer.getByText(/La formación ha terminado/)).toBeVisible()
  await deskContext.close()
})

test('ONL-9.1 ONL-9.2 a state that lasts too long says so in words, and the seconds count by themselves', async ({
  page,
}) => {
  const script = await scriptOf(server.url, 'empleado')
  await script.agentState.patch({ state: 'meeting' })
  const name = script.session.current?.userData.displayName ?? ''
  // An hour is too long to wait for: the response is rewritten to a limit of one second.
  await page.route('**/online-agents?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { state: string; limitSeconds: number | null }[] }
    for (const agent of answer.data) if (agent.state === 'meeting') agent.limitSeconds = 1
    await route.fulfill({ response, json: answer })
  })
  await enter(page, 'coordinador', `${server.url}/userOnline?state=meeting`)
  const row = table(page).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(filled(agents.over, { limit: '1 s' }))
  await expectAccessible(page)
  await page.getByRole('button', { name: agents.board }).click()
  await expect(page).toHaveURL(/board=1/)
  const frame = [page.getByRole('navigation'), page.getByRole('banner')]
  for (const part of frame) await expect(part).toHaveCount(0)
  // A wall screen is switched on in the morning: it restores its filters.
  await page.reload()
  await expect(table(page)).toBeVisible()
  for (const part of frame) await expect(part).toHaveCount(0)
  await expect(page.getByText(`${agents.state}: ${agents.states.meeting}`)).toBeVisible()
  await expect(table(page).getByText(name)).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/userOnline\?state=meeting$/)
  await expect(page.getByRole('banner')).toBeVisible()
  const way = page.getByRole('button', { name: agents.board })
  await way.click()
  // The wall keeps the keyboard focus.
  const back = page.getByRole('button', { name: agents.leaveBoard })
  await expect(back).toBeFocused()
  await back.click()
  await expect(way).toBeFocused()
})

test('PAN-8.2 PAN-8.5 PAN-13.2 a break is made with its rules, asks an agent why, and is switched off once it was taken', async ({
  page,
  browser,
}) => {
  const name = 'Gestión bancaria'
  const script = await scriptOf(server.url)
  await enter(page, 'admin', `${server.url}/pausas`)
  await page.getByRole('button', { name: types.create }).first().click()
  const form = page.getByRole('dialog', { name: types.createTitle })
  await form.getByRole('textbox', { name: types.code, exact: true }).fill('GES')
  await form.getByRole('textbox', { name: types.name, exact: true }).fill(name)
  await form.getByText(types.reasonRequired).click()
  const every = form.getByRole('textbox', { name: types.everyMinutes })
  await every.fill('60')
  await form.getByRole('button', { name: general.actions.save }).click()
  // A reminder requires a duration.
  const lasts = form.getByRole('textbox', { name: types.minutesPerUse })
  await expect(lasts).toHaveAttribute('aria-invalid')
  await every.fill('')
  await lasts.fill('15')
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('GES')

  const agents = await browser.newContext()
  const agent = await agents.newPage()
  await enter(agent, 'empleado', `${server.url}/dashboard`)
  await agent.getByRole('button', { name: new RegExp(own.menu) }).click()
  await agent.getByRole('menuitemradio', { name }).click()
  const why = agent.getByRole('dialog', { name })
  await why.getByRole('textbox', { name: breaks.own.reason }).fill('Firmar la hipoteca')
  await why.getByRole('button', { name: breaks.own.start }).click()
  await expect(why).toBeHidden()
  await expect(agent.getByRole('button', { name: new RegExp(own.menu) })).toContainText(name)
  await agents.close()

  await page.reload()
  const item = (label: string) => page.getByRole('menuitem', { name: label })
  const open = () => row.getByRole('button').last().click()
  await open()
  // It is in use: agent states refer to it.
  await expect(item(general.actions.destroy)).toBeDisabled()
  await item(types.deactivate).click()
  await expect(page.getByText(types.deactivated)).toBeVisible()
  await open()
  await item(general.actions.history).click()
  const history = page.getByRole('dialog', { name: filled(general.list.historyOf, { name }) })
  await expect(history.getByText(reports.verbs.patch).first()).toBeVisible()
  const { data } = await script.breakTypes.index({ search: name })
  expect(data[0]).toMatchObject({
    active: false,
    reasonRequired: true,
    minutesPerUse: 15,
    everyMinutes: null,
  })
})
