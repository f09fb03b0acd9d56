import { expectAccessible } from '../support/axe.ts'
import { ownPerson } from '../support/own-person.ts'
import { scriptOf, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, menu, roles, said } from '../support/words.ts'

test('PAN-3 PAN-4 a role is made, filled with a look at who gains, compared, copied and deleted @page', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const name = `Auditoría ${String(Date.now())}`
  const admin = await scriptOf(baseURL)
  const person = await ownPerson(baseURL)
  const userId = person.script.session.current?.userData.uid ?? ''
  await signIn(page)
  await page.goto('/roles')
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.roles })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: roles.list.create }).first().click()
  const form = page.getByRole('dialog', { name: roles.list.create })
  await form.getByRole('textbox', { name: roles.list.name }).fill(name)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form).toBeHidden()

  const made = (await admin.roles.index({ search: name })).data[0]
  if (made === undefined) throw new Error('the role was not made')
  await admin.users.assignRoles(userId, { roles: [made.id] })

  await page.goto(`/roles?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const matrix = page.getByRole('grid', { name: said(roles.page.matrix, { name }) })
  await matrix.getByRole('checkbox', { name: `${roles.kinds.menu}: Roles` }).click()
  await expect(page.getByText(roles.page.gaining)).toBeVisible()
  await page.getByRole('button', { name: roles.page.who }).click()
  await expect(page.getByText('+ Menú: roles').last()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(page.getByText(roles.list.saved)).toBeVisible()
  expect((await admin.roles.show(made.id)).permissions).toEqual(['MENU_ROLES'])

  const copy = await admin.roles.clone(made.id, { name: `${name} (copia)` })
  await page.goto(`/roles?compare=${made.id}&with=${copy.id}`)
  await expect(page.getByText(roles.compare.both)).toBeVisible()

  await admin.users.assignRoles(userId, { roles: [] })
  await page.goto(`/roles?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2)
  for (const id of [copy.id, made.id]) await admin.roles.destroy(id)
})

test('N8 PAN-17 a permission says who has it, and the X-ray says why somebody may not @page', async ({
  page,
  baseURL,
}) => {
  const admin = await scriptOf(baseURL)
  const { data } = await admin.assignments.index({ search: 'empleado' })
  const employee = data.find(({ username }) => username === 'empleado')
  await signIn(page)
  await page.goto('/permisos')
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.permissions })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/permisos?permission=MENU_ROLES')
  await expect(page.getByRole('heading', { level: 1, name: 'Menú: roles' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Administrador' }).first()).toBeVisible()
  await page.goto(`/permisos?view=xray&user=${employee?.id ?? ''}&target=${encodeURIComponent('/roles')}`)
  await expect(page.getByText(said(roles.xray.no, { person: employee?.displayName ?? '' }))).toBeVisible()
  await expect(page.getByText(roles.xray.changes)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/permisos?view=dangers')
  await expect(page.getByText(roles.dangers.text)).toBeVisible()
})

test('PAN-3 a role is given to several people at once from the assignments @page', async ({
  page,
  baseURL,
}) => {
  const admin = await scriptOf(baseURL)
  const name = `Turno ${String(Date.now())}`
  const role = await admin.roles.create({ name })
  const person = await ownPerson(baseURL)
  const { uid = '', displayName = '' } = person.script.session.current?.userData ?? {}
  // Names come twice, usernames do not.
  const { data } = await admin.assignments.index({ search: displayName, perPage: 100 })
  const own = data.find(({ id }) => id === uid)?.username ?? ''
  await signIn(page)
  await page.goto(`/asignaciones?search=${encodeURIComponent(own)}`)
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
})
