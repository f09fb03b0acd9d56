import { expectAccessible } from '../support/axe.ts'
import { expectActs, keepMine, textIn } from '../support/life.ts'
import { expectExports } from '../support/list-files.ts'
import { enterAs, ownPerson } from '../support/own-person.ts'
import { seen } from '../support/seen.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, imports, menu, roles, filled } from '../support/words.ts'

/** A deleted role cannot be restored: its holders were given another one in the same transaction. */
test('PAN-3.3 PAN-3.4 PAN-4.1 PAN-15.2 SHE-5.9 SHE-7.3 a role lives: made, written by two at once, filled with a look at who gains, compared, copied, exported and deleted', async ({
  page,
  baseURL,
}) => {
  const name = `Auditoría ${crypto.randomUUID().slice(0, 8)}`
  const admin = await scriptOf(baseURL)
  const person = await ownPerson(baseURL)
  const userId = person.script.session.current?.userData.uid ?? ''
  await enter(page, 'admin', '/roles')
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.roles })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: roles.list.create }).first().click()
  const form = page.getByRole('dialog', { name: roles.list.create })
  await form.getByRole('textbox', { name: roles.list.name }).fill(name)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form).toBeHidden()
  // A new role opens, with the focus on its heading.
  await expect(page.getByText(filled(general.made.created, { name }))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

  const made = (await admin.roles.index({ search: name })).data[0]
  if (made === undefined) throw new Error('the role was not made')
  await admin.users.assignRoles(userId, { ...(await seen(admin.users, userId)), roles: [made.id] })

  await page.goto(`/roles?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  const act = async (label: string) => {
    await row.first().getByRole('button').last().click()
    await page.getByRole('menuitem', { name: label, exact: true }).click()
  }
  await act(roles.list.edit)
  const edit = page.getByRole('dialog', { name: roles.list.edit })
  await admin.roles.patch(made.id, { ...(await seen(admin.roles, made.id)), description: 'De otra persona' })
  await textIn(edit, roles.list.description).fill('La mía')
  await keepMine(edit, 'La mía', 'De otra persona')
  await expect(row).toContainText('La mía')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const matrix = page.getByRole('grid', { name: filled(roles.page.matrix, { name }) })
  const box = matrix.getByRole('checkbox', { name: `${roles.kinds.menu}: Roles` })
  await box.scrollIntoViewIfNeeded()
  const before = [await box.boundingBox(), await matrix.boundingBox()]
  await box.click()
  await expect(page.getByText(roles.page.gaining)).toBeVisible()
  // The preview appears beside the button, without a layout shift.
  expect([await box.boundingBox(), await matrix.boundingBox()]).toEqual(before)
  await expect(page.getByRole('button', { name: 'Guardar los cambios' })).toBeInViewport()
  await page.getByRole('button', { name: 'Se añaden · Se quitan' }).click()
  await expect(page.getByText('+ Menú: roles').last()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(page.getByText(roles.list.saved).last()).toBeVisible()
  await expect.poll(async () => (await admin.roles.show(made.id)).permissions).toEqual(['MENU_ROLES'])

  await page.goto(`/roles?search=${encodeURIComponent(name)}`)
  await act(roles.list.clone)
  const cloning = page.getByRole('dialog', { name: roles.list.clone })
  await cloning.getByRole('button', { name: roles.list.clone }).click()
  await expect(cloning).toBeHidden()
  await expect(
    page.getByRole('heading', { level: 1, name: filled(roles.list.cloneOf, { name }) }),
  ).toBeVisible()
  const copy = (await admin.roles.index({ search: filled(roles.list.cloneOf, { name }) })).data[0]
  if (copy === undefined) throw new Error('the role was not copied')
  expect((await admin.roles.show(copy.id)).permissions).toEqual(['MENU_ROLES'])
  await page.goto(`/roles?compare=${made.id}&with=${copy.id}`)
  await expect(page.getByText(roles.compare.both)).toBeVisible()

  await admin.users.assignRoles(userId, { ...(await seen(admin.users, userId)), roles: [] })
  await page.goto(`/roles?search=${encodeURIComponent(name)}`)
  await expect(row).toHaveCount(2)
  await expectExports(page)
  await admin.roles.destroy(copy.id)
  await page.reload()
  await expect(row).toHaveCount(1)
  await act(general.actions.destroy)
  await page.getByRole('alertdialog').getByRole('button', { name: general.actions.destroy }).click()
  await expect(row).toHaveCount(0)
  const acts = ['create', 'patch', 'patch', 'patch', 'destroy']
  const events = await expectActs(page, admin, { id: made.id, family: 'roles', acts })
  for (const event of events) expect(event.before, event.act).not.toEqual(event.after)
})

test('N8 a permission says who has it, and the X-ray says why somebody may not', async ({
  page,
  baseURL,
}) => {
  const admin = await scriptOf(baseURL)
  const { data } = await admin.assignments.index({ search: 'empleado' })
  const employee = data.find(({ username }) => username === 'empleado')
  await enter(page, 'admin', '/permisos')
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.permissions })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/permisos?permission=MENU_ROLES')
  await expect(page.getByRole('heading', { level: 1, name: 'Menú: roles' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Administrador' }).first()).toBeVisible()
  await page.goto(`/permisos?view=xray&user=${employee?.id ?? ''}&target=${encodeURIComponent('/roles')}`)
  await expect(page.getByText(filled(roles.xray.no, { person: employee?.displayName ?? '' }))).toBeVisible()
  await expect(page.getByText(roles.xray.changes)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/permisos?view=dangers')
  await expect(page.getByText(roles.dangers.text)).toBeVisible()
})

test('a role is given to people at once from the assignments, and taken from them', async ({
  page,
  baseURL,
}) => {
  const admin = await scriptOf(baseURL)
  const name = `Turno ${crypto.randomUUID().slice(0, 8)}`
  const role = await admin.roles.create({ name })
  const person = await ownPerson(baseURL)
  const { uid = '', displayName = '' } = person.script.session.current?.userData ?? {}
  // Names may be ambiguous, usernames are unique.
  const { data } = await admin.assignments.index({ search: displayName, perPage: 100 })
  const own = data.find(({ id }) => id === uid)?.username ?? ''
  await enter(page, 'admin', `/asignaciones?search=${encodeURIComponent(own)}`)
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.assignments })).toBeVisible()
  await expectAccessible(page)
  const row = page.getByRole('row').filter({ hasText: own })
  await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: roles.assignments.add }).click()
  const dialog = page.getByRole('dialog', { name: roles.assignments.add })
  await dialog.getByRole('combobox').fill(name)
  await page.getByRole('listbox').getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: roles.assignments.add, exact: true }).click()
  await expect(row).toContainText(name)
  expect((await admin.roles.show(role.id)).peopleCount).toBe(1)

  await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: roles.assignments.remove }).click()
  const back = page.getByRole('dialog', { name: roles.assignments.remove })
  await back.locator('button[aria-haspopup=listbox]').click()
  await page.getByRole('listbox').getByRole('option', { name }).click()
  await back.getByRole('button', { name: roles.assignments.remove, exact: true }).click()
  await expect(row).not.toContainText(name)
  await expectExports(page)
  await admin.roles.destroy(role.id)
})

test('roles are imported from a file: errors in rows, and permissions that the importer lacks, are shown beforehand', async ({
  page,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const admin = await scriptOf(baseURL)
  const person = await ownPerson(baseURL)
  const giver = await admin.roles.create({
    name: `Reparte ${mark}`,
    permissions: ['VER_DASHBOARD', 'MENU_ROLES', 'ROLES_CREAR', 'ROLES_ASIGNAR_PERMISOS'],
  })
  const userId = person.script.session.current?.userData.uid ?? ''
  await admin.users.assignRoles(userId, { ...(await seen(admin.users, userId)), roles: [giver.id] })
  await enterAs(page, person, '/roles')
  await page.getByRole('button', { name: general.actions.import }).click()
  const dialog = page.getByRole('dialog')
  const lines = [
    [roles.list.name, roles.list.description, roles.list.permissions],
    [`Turno ${mark}`, 'Por archivo', 'MENU_ROLES, VER_DASHBOARD'],
    [`Error ${mark}`, 'No existe', 'NO_EXISTE'],
    [`Alcance ${mark}`, 'De más', 'NOMINAS_PUBLICAR'],
  ]
  const buffer = Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n'))
  const file = { name: 'roles.csv', mimeType: 'text/csv', buffer }
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await dialog.getByRole('button', { name: imports.check }).click()
  const refused = dialog.getByRole('region', { name: imports.refusedRows })
  await expect(refused.getByRole('row', { name: new RegExp(`^3 ${roles.list.permissions}`) })).toBeVisible()
  const beyond = refused.getByRole('row', { name: new RegExp(`^4 ${roles.list.name}`) })
  await expect(beyond).toContainText('«Nóminas y certificados: publicar»')
  await expectAccessible(page)
  expect((await admin.roles.index({ search: mark })).data, 'a dry run makes no role').toMatchObject([
    { name: giver.name },
  ])

  await dialog.getByRole('button', { name: filled(imports.run, { number: '1' }) }).click()
  await expect(dialog.getByText(imports.done)).toBeVisible()
  await page.goto(`/roles?search=${mark}`)
  const row = page.getByRole('row').filter({ hasText: `Turno ${mark}` })
  await expect(row).toContainText('Por archivo')
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: `Turno ${mark}` })).toBeVisible()
  const [made] = (await admin.roles.index({ search: `Turno ${mark}` })).data
  const { permissions } = await admin.roles.show(made?.id ?? '')
  expect(permissions.toSorted()).toEqual(['MENU_ROLES', 'VER_DASHBOARD'])
})
