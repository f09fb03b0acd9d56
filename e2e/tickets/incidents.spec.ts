import { messageOfCode } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { chooseIn, keepMine } from '../support/life.ts'
import { expectExports } from '../support/list-files.ts'
import { enterAs, ownPerson } from '../support/own-person.ts'
import { seen } from '../support/seen.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, imports, incidents, menu, resource, filled } from '../support/words.ts'

const { list, one, bulk } = incidents

/** Incidents are closed, never deleted: the recorded time of people refers to them. */
test('PAN-16.2 PAN-16.4 SHE-5.9 SHE-7.3 an incident lives: reported with whom it affects, written by two at once, answered, resolved, its time justified, closed', async ({
  page,
  baseURL,
}) => {
  const { script: employee } = await ownPerson(baseURL, 'VER_DASHBOARD')
  const { uid, displayName } = (await employee.session.show()).userData
  const title = `Sin línea ${crypto.randomUUID().slice(0, 6)}`
  await enter(page, 'admin', '/incidencias')
  await page.getByRole('link', { name: list.create }).first().click()
  const form = page.getByRole('dialog', { name: list.create })
  await form.getByRole('textbox', { name: list.title, exact: true }).fill(title)
  await form.getByRole('textbox', { name: one.description, exact: true }).fill('Nadie puede llamar.')
  await chooseIn(page, form, filled(one.people, { number: '0' }), displayName)
  await expect(
    form.getByRole('button', { name: filled(one.removePerson, { name: displayName }) }),
  ).toBeVisible()
  await form.getByRole('textbox', { name: one.startsAtTime, exact: true }).first().fill('25:99')
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form.getByRole('textbox', { name: one.startsAtTime, exact: true }).first()).toHaveAttribute(
    'aria-invalid',
  )
  await form.getByRole('textbox', { name: one.startsAtTime, exact: true }).first().fill('00:00')
  await form.getByText(one.affectsTime).click()
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByText(filled(one.reported, { name: title }))).toBeVisible()

  // It opens once reported.
  const drawer = page.getByRole('dialog', { name: title })
  await expect(drawer.getByText(list.effects.asked)).toBeVisible()
  await drawer.getByRole('button', { name: one.change }).click()
  const edit = page.getByRole('dialog', { name: filled(one.edit, { name: title }) })
  const [reported] = (await employee.incidents.index({ search: title })).data
  const script = await scriptOf(baseURL)
  await script.incidents.patch(reported?.id ?? '', {
    ...(await seen(script.incidents, reported?.id ?? '')),
    severity: 'critical',
  })
  await keepMine(edit, list.severities.medium, list.severities.critical)
  await drawer.getByRole('textbox', { name: one.answer }).fill('Se ha avisado a la operadora.')
  await drawer.getByRole('button', { name: one.send }).click()
  await expect(drawer.getByText('Se ha avisado a la operadora.')).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: one.resolve }).click()
  const why = page.getByRole('dialog', { name: one.resolve })
  await why.getByRole('textbox', { name: one.why.resolve }).fill('Se cambió el conmutador.')
  await why.getByRole('button', { name: one.resolve }).click()
  await expect(drawer.getByText('Se cambió el conmutador.')).toBeVisible()
  await drawer.getByRole('button', { name: one.approve, exact: true }).click()
  await expect(drawer.getByText(list.effects.accepted, { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: one.close }).click()
  await expect(drawer.getByText(one.closedText)).toBeVisible()

  const [mine] = (await employee.incidents.index({ search: title })).data
  expect(mine).toMatchObject({ state: 'closed', timeEffect: 'accepted', affected: 1 })
  expect((await employee.incidents.show(mine?.id ?? '')).people).toEqual([{ id: uid, displayName }])
  await page.goto(`/incidencias?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible()
  await expectExports(page)
  const notifications = await employee.notifications.index({ kind: ['incidents.justified'] })
  expect(notifications.meta.totalCount).toBe(1)
})

test('SHE-6.3 many incidents are assigned and closed at once, and what could not be closed is named', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const mark = `Corte ${crypto.randomUUID().slice(0, 6)}`
  const reported = { description: 'No hay red.', category: 'network', severity: 'low' } as const
  const startsAt = '2026-03-05T09:00:00Z'
  const first = await script.incidents.create({ ...reported, startsAt, title: `${mark} uno` })
  await script.incidents.create({ ...reported, startsAt, title: `${mark} dos` })
  await enter(page, 'admin', `/incidencias?search=${encodeURIComponent(mark)}`)
  const rows = page.getByRole('row').filter({ hasText: mark })
  const press = async (act: string) => {
    await expect(rows).toHaveCount(2)
    await page.getByRole('columnheader').first().getByRole('checkbox').click({ force: true })
    const bar = page.getByRole('region', { name: 'Acciones para las filas seleccionadas' })
    await bar.getByRole('button', { name: act, exact: true }).click()
    return page.getByRole('alertdialog')
  }
  const [able] = await script.incidents.assignees()
  const assigning = await press(bulk.assign)
  await assigning.getByRole('button', { name: list.assignee }).click()
  await page.getByRole('option', { name: able?.displayName ?? '' }).click()
  await expectAccessible(page)
  await assigning.getByRole('button', { name: bulk.assign, exact: true }).click()
  await expect(rows.getByText(list.states.in_progress)).toHaveCount(2)
  await script.incidents.resolve(first.id, { resolution: 'Ya hay red.' })
  await page.reload()
  // Atomic: if one cannot be closed, none is.
  const together = await press(bulk.close)
  await together.getByText(resource.bulk.allOrNone, { exact: true }).click()
  await expectAccessible(page)
  await together.getByRole('button', { name: bulk.close, exact: true }).click()
  await page.getByRole('button', { name: 'Ver los errores' }).click()
  const failures = page.getByRole('dialog', { name: resource.bulk.failures })
  await expect(failures).toContainText(resource.bulk.keptBack)
  await expect(failures).toContainText(messageOfCode('invalid'))
  await expect(rows.getByText(list.states.closed)).toHaveCount(0)
  await page.reload()
  const closing = await press(bulk.close)
  await closing.getByRole('button', { name: bulk.close, exact: true }).click()
  await expect(rows.getByText(list.states.closed)).toHaveCount(1)
  await page.getByRole('button', { name: 'Ver los errores' }).click()
  await expect(failures).toContainText(`${mark} dos`)
})

test('PAN-16.1 PAN-16.2 incidents are brought from another tool by a file, which says of each row first what would come of it', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const mark = `Traída ${crypto.randomUUID().slice(0, 6)}`
  await enter(page, 'admin', '/incidencias')
  await page.getByRole('button', { name: general.actions.import }).click()
  const dialog = page.getByRole('dialog', { name: filled(imports.title, { name: menu.screens.incidents }) })
  const { title, description, category, severity, startsAt, endsAt } = list
  const words = [list.categories.network, list.severities.critical]
  const lines = [
    [title, description, category, severity, startsAt, endsAt, list.assignee, list.people, list.affectsTime],
    [
      `${mark} uno`,
      'No hay red.',
      ...words,
      '05/03/2026 09:30',
      '2026-03-05 10:00:00',
      'admin',
      'empleado',
      'Sí',
    ],
    [`${mark} dos`, 'Sigue sin red.', ...words, '2026-03-05 09:30', '—', '', 'empleado, coordinador', 'No'],
    [`${mark} tres`, 'No hay red.', ...words, '2026-03-05 09:30', '', '', 'nadie.asi', ''],
  ]
  const buffer = Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n'))
  const file = { name: 'incidencias.csv', mimeType: 'text/csv', buffer }
  await expect(dialog.getByText(imports.fileHelpNew)).toBeVisible()
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await dialog.getByRole('button', { name: imports.check }).click()
  const refused = dialog.getByRole('region', { name: imports.refusedRows })
  await expect(refused.getByRole('row', { name: new RegExp(`^4 ${list.people} nadie.asi`) })).toBeVisible()
  await expectAccessible(page)
  const found = async () => (await script.incidents.index({ search: mark, sort: 'createdAt' })).data
  expect(await found(), 'a dry run makes nothing').toEqual([])

  await dialog.getByRole('button', { name: filled(imports.run, { number: '2' }) }).click()
  await expect(dialog.getByText(imports.done)).toBeVisible()
  const reported = { category: 'network', severity: 'critical' }
  const { displayName } = (await script.session.show()).userData
  expect((await found()).toSorted((one, other) => one.affected - other.affected)).toMatchObject([
    { ...reported, timeEffect: 'asked', state: 'in_progress', affected: 1, assignee: { displayName } },
    { ...reported, timeEffect: 'none', state: 'open', affected: 2, assignee: null, endsAt: null },
  ])
  await dialog.getByRole('button', { name: imports.close }).last().click()
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2)
})

test('who opens the incidents and does not manage them is offered no import', async ({ page, baseURL }) => {
  await enterAs(page, await ownPerson(baseURL, 'MENU_USUARIOS'), '/incidencias')
  await expect(page.getByRole('link', { name: list.create }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: general.actions.import })).toBeHidden()
})
