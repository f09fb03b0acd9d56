import { expectAccessible } from '../support/axe.ts'
import { inForceSeconds, ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import {
  clock,
  corrections,
  definitions,
  general,
  menu,
  filled,
  startsWith,
  workdays,
} from '../support/words.ts'

test('FIC-2.3 REP-12.2 an entry made by mistake: the person asks, the coordinator agrees, and the report shows both', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const agent = await scriptOf(server.url, 'empleado')
    await agent.clock.press({ kind: 'in' })
    const name = agent.session.current?.userData.displayName ?? ''

    await enter(page, 'empleado', `${server.url}/accesos`)
    const days = page.getByRole('region', { name: menu.screens.accesses })
    await days.getByRole('row').nth(1).getByRole('link').click()
    const day = page.getByRole('dialog')
    await day
      .getByRole('button', { name: new RegExp(workdays.entries.kinds.in) })
      .first()
      .click()
    await page.getByRole('menuitem', { name: workdays.corrections.correct }).click()
    const form = page.getByRole('dialog').last()
    await form.getByText(workdays.corrections.changes.remove).click()
    await form
      .getByRole('textbox', { name: workdays.corrections.reason })
      .fill('Fiché sin querer al abrir el portal')
    await form.locator('input[type=file]').setInputFiles({
      ...{ name: 'captura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    })
    await expect(form.getByText(/captura\.pdf · /)).toBeVisible()
    await expectAccessible(page)
    await form.getByRole('button', { name: workdays.corrections.send }).click()
    await expect(page.getByText(workdays.corrections.sent)).toBeVisible()
    await expect(day.getByText(general.requests.states.pending, { exact: true })).toBeVisible()

    const other = await (await browser.newContext()).newPage()
    await enter(
      other,
      'coordinador',
      `${server.url}/admin/accesos/accesosEmpleados?tab=corrections&waiting=true`,
    )
    await expect(
      other.getByRole('tab', { name: new RegExp(`^${workdays.corrections.title} ?[1-9]`) }),
    ).toBeVisible()
    const row = other.getByRole('row').filter({ hasText: name }).first()
    const approve = row.getByRole('button', { name: new RegExp(`^${general.requests.approve}: `) })
    await approve.click()
    await expect(row).toBeHidden()
    await other.getByRole('button', { name: general.actions.undo }).click()
    await row
      .getByRole('button', { name: new RegExp(name) })
      .last()
      .click()
    await expect(
      other.getByRole('menuitem', { name: filled(corrections.files.download, { name: 'captura.pdf' }) }),
    ).toBeVisible()
    await other.getByRole('menuitem', { name: general.requests.approve }).click()
    await expect(other.getByText(general.requests.approved)).toBeVisible()
    await expectAccessible(other)
    server.pass(inForceSeconds)
    await expect.poll(async () => (await agent.clock.show()).state).toBe('out')

    await other.goto(`${server.url}/informeCambioAccesos?state=approved`)
    const report = other.getByRole('region', { name: menu.screens.accessChanges })
    const changed = report.getByRole('row').filter({ hasText: 'Fiché sin querer' })
    await expect(changed).toContainText(workdays.entries.kinds.in)
    await expect(changed).toContainText(general.requests.states.approved)
    await expectAccessible(other)
    await other.getByRole('button', { name: definitions.keep.menu }).click()
    await other.getByRole('menuitem', { name: definitions.keep.csv }).click()
    await expect(other.getByText(definitions.list.started)).toBeVisible()
    await other.context().close()
  } finally {
    await server.close()
  }
})

test('FIC-3.2 the day after a forgotten exit the person says in the bar when they left, and agrees to what the company asks to correct', async ({
  page,
}) => {
  const server = await ownServer()
  try {
    const before = await scriptOf(server.url, 'empleado')
    if ((await before.clock.show()).state === 'out') await before.clock.press({ kind: 'in' })
    // After sixteen hours nobody is still at work.
    server.pass(17 * 60 * 60)
    const [agent, lead] = [await scriptOf(server.url, 'empleado'), await scriptOf(server.url, 'coordinador')]
    const { forgotten, timeZone } = await agent.clock.show()
    if (forgotten === null) throw new Error('no exit is missing')
    const { date } = forgotten
    const leftAt = new Date(Date.parse(forgotten.lastAt) + 30 * 60_000)
    const time = leftAt.toLocaleTimeString('es-ES', { timeZone, hour: '2-digit', minute: '2-digit' })

    await enter(page, 'empleado', `${server.url}/dashboard`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: startsWith(clock.label) })
      .click()
    const panel = page.getByRole('dialog').filter({ hasText: filled(clock.forgotten, { date }) })
    await panel.getByRole('button', { name: clock.forgottenDo }).click()
    const form = page.getByRole('dialog', { name: filled(clock.forgottenAsk, { date }) })
    await form.getByRole('textbox', { name: clock.forgottenTime }).fill(time)
    await expectAccessible(page)
    await form.getByRole('button', { name: clock.forgottenDo }).click()
    await expect(page.getByText(clock.forgottenDone)).toBeVisible()
    expect((await agent.clock.show()).forgotten).toBeNull()

    const employeeId = agent.session.current?.userData.uid ?? ''
    const { data } = await lead.clockEntries.index({
      employeeId,
      from: date,
      until: date,
      kind: 'out',
      sort: '-at',
    })
    const [exit] = data
    const asked = await lead.clockCorrections.create({
      ...{ employeeId, change: 'change', entryId: exit?.id ?? '', reason: 'El torno dice otra hora' },
      at: new Date(leftAt.getTime() - 10 * 60_000).toISOString(),
    })
    await page.goto(`${server.url}/accesos?day=${employeeId}:${date}`)
    const day = page.getByRole('dialog')
    await expect(day.getByText(/El torno dice otra hora$/)).toBeVisible()
    await day.getByRole('button', { name: general.requests.approve, exact: true }).click()
    await expect(page.getByText(general.requests.approved)).toBeVisible()
    await expectAccessible(page)
    server.pass(inForceSeconds)
    await expect.poll(async () => (await agent.clockCorrections.show(asked.id)).state).toBe('approved')
  } finally {
    await server.close()
  }
})
