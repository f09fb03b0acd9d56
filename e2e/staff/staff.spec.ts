import { expectAccessible } from '../support/axe.ts'
import { closeList } from '../support/close-list.ts'
import { walkLife } from '../support/life.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, imports, menu, filled, staff } from '../support/words.ts'

test('a person gets another coordinator, after a look at what that will change', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const agents = await script.employees.index({ coordinated: true, jobTitle: 'Teleoperador', perPage: 100 })
  // A different one each time.
  const person = agents.data[Math.floor(Math.random() * agents.data.length)]
  const { data } = await script.coordinatorAssignments.coordinators({ perPage: 100 })
  const next = data.find(({ id, teamSize }) => id !== person?.coordinator?.id && teamSize > 10)
  if (person === undefined || next === undefined) throw new Error('the demo has people and coordinators')
  await enter(page, 'admin', `/asignarCoordinador?search=${person.code}`)
  const row = page.getByRole('row').filter({ hasText: person.displayName })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: staff.coordinators.create }).click()
  const form = page.getByRole('dialog', { name: staff.coordinators.create })
  await expect(form.getByText(staff.coordinators.requests)).toBeVisible()
  await form.getByRole('combobox', { name: staff.employees.coordinator }).fill(next.displayName)
  await page.getByRole('option', { name: next.displayName }).first().click()
  // The preview appears before saving.
  await expect(form.getByText(/^Cambiarán: 1\./)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: staff.coordinators.create }).click()
  await expect(form).toBeHidden()
  await expect(row).toContainText(next.displayName)
  expect((await script.employees.show(person.id)).coordinator?.id).toBe(next.id)
})

test('coordinators are assigned by a file: the result of each row is shown first', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const { data } = await script.coordinatorAssignments.coordinators({ perPage: 100 })
  const [now, next] = data.filter(({ teamSize }) => teamSize > 10)
  const team = await script.employees.index({
    coordinatorId: now?.id ?? '',
    perPage: 100,
  })
  // Only people without a planned next coordinator.
  const free = team.data.filter(({ nextCoordinator }) => nextCoordinator === null)
  const at = Math.floor(Math.random() * (free.length - 1))
  const [one, other] = free.slice(at)
  if (one === undefined || other === undefined || next === undefined) throw new Error('the demo has teams')
  await enter(page, 'admin', '/asignarCoordinador')
  await page.getByRole('button', { name: general.actions.import }).click()
  const dialog = page.getByRole('dialog')
  const { code, coordinator, startsOn, reason, nobody } = staff.coordinators
  const lines = [
    [code, coordinator, startsOn, reason],
    [one.code, next.code, '07/01/2099', 'Cambio de campaña'],
    [other.code, nobody, '2099-01-07', ''],
    ['NADIE', next.code, '', ''],
  ]
  const buffer = Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n'))
  const file = { name: 'coordinadores.csv', mimeType: 'text/csv', buffer }
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await dialog.getByRole('button', { name: imports.check }).click()
  const refused = dialog.getByRole('region', { name: imports.refusedRows })
  await expect(refused.getByRole('row', { name: new RegExp(`^4 ${code} NADIE`) })).toBeVisible()
  await expectAccessible(page)
  expect((await script.employees.show(one.id)).nextCoordinator, 'a dry run changes nothing').toBeNull()

  await dialog.getByRole('button', { name: filled(imports.run, { number: '2' }) }).click()
  await expect(dialog.getByText(imports.done)).toBeVisible()
  expect((await script.employees.show(one.id)).nextCoordinator).toMatchObject({
    ...{ id: next.id, startsOn: '2099-01-07' },
  })
  expect((await script.employees.show(other.id)).coordinators[0]).toMatchObject({ endsOn: '2099-01-06' })
})

test('PAN-6.1 a group by rule shows whom it will hold before it is saved, and then holds them', async ({
  page,
}) => {
  const name = `Sistemas de guardia ${crypto.randomUUID()}`
  await enter(page, 'admin', '/grupos')
  await page.getByRole('button', { name: staff.groups.create }).click()
  const form = page.getByRole('dialog', { name: staff.groups.createTitle })
  await form.getByRole('textbox', { name: staff.groups.name }).fill(name)
  await form.getByText(staff.groups.kinds.rule).click()
  await form.getByRole('combobox', { name: staff.groups.values }).fill(staff.departments.SIS)
  await page.getByRole('option', { name: new RegExp(`^${staff.departments.SIS}`) }).click()
  // A multiple selection: the list stays open until it is left.
  await closeList(page)
  await form.getByRole('button', { name: staff.groups.preview }).click()
  await expect(form.getByText(/^Personas que la cumplen: 5\./)).toBeVisible()
  await form.getByRole('button', { name: general.actions.save }).click()
  // It opens once created.
  const drawer = page.getByRole('dialog', {
    name: filled(staff.groups.members, { name }),
  })
  await expect(drawer.getByText(staff.groups.byRule)).toBeVisible()
  await expectAccessible(page)
})

test('HOM-3.2 the organization is searched by name and shown by department; personal data are shown on request only', async ({
  page,
}) => {
  await enter(page, 'admin', '/organizacion')
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.organization })).toBeVisible()
  const chart = page.getByRole('tree', { name: menu.screens.organization })
  await expect(chart.getByText(staff.departments.OPE)).toBeVisible()
  await page.getByRole('searchbox').last().fill('Marta Ferrer')
  await expect(chart.getByText('Marta Ferrer Salazar')).toBeVisible()
  await page.goto('/admin/empleados/empleados?tab=people&department=OPE')
  // No codes: the department has its name in the filter, the list and the drawer.
  await expect(page.getByRole('button', { name: new RegExp(staff.departments.OPE) })).toBeVisible()
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText(staff.departments.OPE)
  await first.getByRole('link').first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(staff.departments.OPE)).toBeVisible()
  await expect(drawer.getByText(/^\*{3,4}\d{4}/)).toBeVisible()
  await drawer.getByRole('button', { name: staff.employees.reveal }).click()
  await expect(drawer.getByText(/^\*{3,4}\d{4}/)).toHaveCount(0)
  await expectAccessible(page)
})

test('PAN-15.2 SHE-5.9 SHE-7.3 a group of employees lives', async ({ page, baseURL }) => {
  await walkLife(page, baseURL, {
    ...{ family: 'employeeGroups', path: '/grupos', words: staff.groups, of: (one) => one.employeeGroups },
    label: { property: 'name', field: staff.groups.name },
    opens: true,
    second: () => ({ kind: 'manual' }),
  })
})
