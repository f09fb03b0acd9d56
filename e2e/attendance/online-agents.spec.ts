import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { scriptOf, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { attendance, menu, said } from '../support/words.ts'

const { agents, own } = attendance
const table = (page: Page) => page.getByRole('region', { name: menu.screens.onlineAgents })

// They share the one agent who can sign in.
test.describe.configure({ mode: 'serial' })

test('ONL-1 ONL-3 ONL-6 a coordinator sees an agent change state as it happens, and filters by it in the address', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'coordinador')
  await page.goto('/userOnline')
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.onlineAgents })).toBeVisible()

  const deskContext = await browser.newContext()
  const desk = await deskContext.newPage()
  await signIn(desk, 'empleado')
  const script = await scriptOf(new URL(page.url()).origin, 'empleado')
  const name = script.session.current?.userData.displayName ?? ''
  await desk.getByRole('button', { name: new RegExp(`^${own.menu}`) }).click()
  // A kind of break has the same name.
  const online = desk.getByRole('group', { name: own.online })
  await online.getByRole('menuitemradio', { name: agents.states.training }).click()
  await expect(desk.getByRole('button', { name: `${own.menu}: ${agents.states.training}` })).toBeVisible()

  // Nobody reloads: the list asks by itself.
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
  // It is on the agent's screen without anybody asking.
  await expect(desk.getByText('Pase por mi mesa').first()).toBeVisible()
  await drawer.getByRole('button', { name: agents.change }).click()
  const form = page.getByRole('dialog', { name: agents.change })
  await form.getByRole('textbox', { name: agents.reason }).fill('La formación ha terminado')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()
  await expect(drawer.getByText(/La formación ha terminado/)).toBeVisible()
  await script.agentState.patch({ state: 'offline' })
  await deskContext.close()
})

test('ONL-2 a state that lasts too long says so in words, and the seconds count by themselves', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL, 'empleado')
  await script.agentState.patch({ state: 'meeting' })
  const name = script.session.current?.userData.displayName ?? ''
  // An hour is too long to wait for: on its way here the limit becomes a second.
  await page.route('**/online-agents?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { state: string; limitSeconds: number | null }[] }
    for (const agent of answer.data) if (agent.state === 'meeting') agent.limitSeconds = 1
    await route.fulfill({ response, json: answer })
  })
  await signIn(page, 'coordinador')
  await page.goto('/userOnline?state=meeting')
  const row = table(page).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(said(agents.over, { limit: '1 s' }))
  await expectAccessible(page)
  await page.getByRole('link', { name: agents.board }).click()
  await expect(page).toHaveURL(/board=1/)
  await expect(table(page)).toBeVisible()
  await expect(table(page).getByText(name)).toHaveCount(0)
  await script.agentState.patch({ state: 'offline' })
})
