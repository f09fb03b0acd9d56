import { expectAccessible } from '../support/axe.ts'
import { closeList } from '../support/close-list.ts'
import { linkInMail } from '../support/outbox.ts'
import { enterAs, ownPerson } from '../support/own-person.ts'
import { seen } from '../support/seen.ts'
import { fillIn, scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import {
  access,
  account,
  administration,
  general,
  imports,
  menu,
  recovery,
  resource,
  session,
  filled,
} from '../support/words.ts'

const words = administration.users
const password = 'una frase para empezar'

test('PAN-1.1 PAN-1.2 SHE-7.3 a person is invited, signs in by the letter, is changed by two at once, blocked, removed and brought back, and the log has it all', async ({
  page,
  baseURL,
  browser,
}) => {
  const username = `e2e.${crypto.randomUUID().slice(0, 8)}`
  const email = `${username}@contacta-atlantico.example`
  await enter(page, 'admin', '/users')
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.users })).toBeVisible()

  await page.getByRole('button', { name: words.create }).click()
  const form = page.getByRole('dialog', { name: words.createTitle })
  await form.getByRole('textbox', { name: words.username }).fill(username)
  await form.getByRole('textbox', { name: words.displayName, exact: true }).fill('Iria Prueba Lago')
  await form.getByRole('textbox', { name: words.email }).fill(email)
  await expectAccessible(page)
  await form.getByRole('button', { name: words.invite }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(filled(words.invited, { name: 'Iria Prueba Lago' }))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Iria Prueba Lago' })).toBeFocused()

  const own = await browser.newContext()
  const theirs = await own.newPage()
  await theirs.goto(new URL(await linkInMail(email, 1)).href.replace(/^https?:\/\/[^/]+/, baseURL ?? ''))
  await theirs.getByRole('textbox', { name: recovery.reset.password, exact: true }).fill(password)
  await theirs.getByRole('textbox', { name: account.password.repeat, exact: true }).fill(password)
  await theirs.getByRole('button', { name: recovery.reset.submit }).click()
  await expect(theirs).toHaveURL(/\/pages\/login/)
  await fillIn(theirs, username, password)
  await expect(theirs).not.toHaveURL(/login/)

  await page.goto(`/users?search=${username}`)
  const row = page.getByRole('row').filter({ hasText: username })
  await expect(row).toContainText(words.states.active)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Iria Prueba Lago' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.actsOf }).click()
  await page.getByRole('menuitem', { name: general.actions.edit }).click()
  const edit = page.getByRole('dialog')
  const name = edit.getByRole('textbox', { name: words.displayName, exact: true })
  await name.fill('Iria de una pestaña')
  const script = await scriptOf(baseURL)
  const [found] = (await script.users.index({ search: username })).data
  const id = found?.id ?? ''
  await script.users.patch(id, { ...(await seen(script.users, id)), displayName: 'Iria de la otra' })
  await edit.getByRole('button', { name: general.actions.save }).click()
  await expect(edit.getByText(filled(resource.conflict.theirs, { value: 'Iria de la otra' }))).toBeVisible()
  await edit.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Iria de una pestaña' })).toBeVisible()

  const act = async (label: string, confirmed = true) => {
    await page.getByRole('button', { name: words.actsOf }).click()
    await page.getByRole('menuitem', { name: label, exact: true }).click()
    if (confirmed)
      await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click()
  }
  await act(words.acts.disable)
  await expect(page.getByText(words.states.disabled, { exact: true }).first()).toBeVisible()
  await theirs.goto('/pages/login')
  await expect(theirs).toHaveURL(/\/pages\/login/)
  await fillIn(theirs, username, password)
  // A message about the ended session may appear beside it.
  await expect(theirs.getByRole('alert').filter({ hasText: session.login.failed })).toBeVisible()
  await own.close()
  await act(words.acts.enable, false)
  await expect(page.getByText(words.states.active, { exact: true }).first()).toBeVisible()
  await act(words.acts.destroy)
  await expect(page.getByText(words.states.removed, { exact: true }).first()).toBeVisible()
  await act(words.acts.restore, false)
  await expect(page.getByText(words.states.active, { exact: true }).first()).toBeVisible()

  await page.getByRole('tab', { name: general.actions.history }).click()
  await expect(page.getByRole('tabpanel').getByText('Iria de la otra').first()).toBeVisible()
  const { data } = await script.logs.index({ subject: id, perPage: 50 })
  const acts = data.map((event) => event.act)
  expect(acts).toEqual(
    expect.arrayContaining([
      'users.create',
      'users.patch',
      'users.disable',
      'users.enable',
      'users.destroy',
      'users.restore',
    ]),
  )
})

test('the sessions of a person are closed, and who guessed too often may try again', async ({
  page,
  baseURL,
}) => {
  const { email, password: secret, script } = await ownPerson(baseURL)
  const name = (await script.profile.show()).displayName
  await enter(page, 'admin', `/users?search=${email}`)
  const row = page.getByRole('row').filter({ hasText: email })
  const act = async (label: string) => {
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: label }).click()
  }
  await act(words.acts.endSessions)
  const question = page.getByRole('alertdialog', { name: filled(words.ask.endSessions, { name }) })
  await question.getByRole('button', { name: words.acts.endSessions }).click()
  await expect(page.getByText(words.did.endSessions)).toBeVisible()
  await expect(script.profile.show()).rejects.toMatchObject({ kind: 'session-ended' })

  const guess = (password: string) => script.session.login({ user: email, password })
  for (let time = 0; time < 5; time += 1)
    await expect(guess('no es esta')).rejects.toMatchObject({ status: 401 })
  await expect(guess(secret)).rejects.toMatchObject({ status: 429 })
  await page.reload()
  await act(words.acts.unlock)
  await expect(page.getByText(words.did.unlock)).toBeVisible()
  await guess(secret)
})

test('PAN-1.9 people are invited by a file: the result of each row is shown first', async ({
  page,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const script = await scriptOf(baseURL)
  await enter(page, 'admin', '/users')
  await page.getByRole('button', { name: general.actions.import }).click()
  const dialog = page.getByRole('dialog')
  const address = `${mark}@contacta-atlantico.example`
  const lines = [
    [words.username, words.displayName, words.email],
    [mark, 'Uxía de un archivo', address],
    [`${mark}.dos`, 'Sin dirección', ''],
  ]
  const buffer = Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n'))
  const file = { name: 'personas.csv', mimeType: 'text/csv', buffer }
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await dialog.getByRole('button', { name: imports.check }).click()
  const refused = dialog.getByRole('region', { name: imports.refusedRows })
  await expect(refused.getByRole('row', { name: new RegExp(`^3 ${words.email}`) })).toBeVisible()
  expect((await script.users.index({ search: mark })).data, 'a dry run invites nobody').toEqual([])

  await dialog.getByRole('button', { name: filled(imports.run, { number: '1' }) }).click()
  await expect(dialog.getByText(imports.done)).toBeVisible()
  expect((await script.users.index({ search: mark })).data).toMatchObject([
    { username: mark, state: 'invited' },
  ])
  expect(await linkInMail(address, 1)).toContain('#')
})

test('PAN-1.8 PAN-2.2 many people get a role at once, refusals are listed, and each permission shows its origin', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 8)
  for (const one of ['uno', 'dos']) {
    const username = `${one}.${mark}`
    await script.users.create({
      username,
      displayName: `Persona ${one} ${mark}`,
      email: `${username}@contacta-atlantico.example`,
    })
  }
  await enter(page, 'admin', `/users?search=${mark}`)
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2)
  for (const one of ['uno', 'dos']) {
    await page
      .getByRole('row')
      .filter({ hasText: `Persona ${one}` })
      .getByRole('checkbox')
      .click({ force: true })
  }
  await page.getByRole('button', { name: words.acts.addRoles }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('combobox').fill('Calid')
  await page.getByRole('option', { name: 'Calidad' }).click()
  await closeList(page)
  await asked.getByRole('button', { name: words.acts.addRoles }).click()
  const rows = page.getByRole('row').filter({ hasText: mark })
  await expect(rows.filter({ hasText: 'Calidad' })).toHaveCount(2)

  const [found] = (await script.users.index({ search: `uno.${mark}` })).data
  await page.goto(`/users?user=${found?.id ?? ''}&tab=permissions`)
  await page.getByRole('searchbox', { name: words.searchPermissions }).fill('EVALUACION_EMPLEADOS')
  await expect(page.getByText(words.byRole.replace('{{name}}', 'Calidad'))).toHaveCount(1)
  await expectAccessible(page)

  // The other bulk actions, each on both.
  await page.goto(`/users?search=${mark}`)
  const atOnce = async (label: string, before?: () => Promise<void>) => {
    await expect(rows).toHaveCount(2)
    await page.getByRole('columnheader').first().getByRole('checkbox').click({ force: true })
    await page.getByRole('button', { name: label, exact: true }).click()
    await before?.()
    await asked.getByRole('button', { name: label, exact: true }).click()
    await expect(page.getByText('2 filas procesadas')).toBeVisible()
  }
  await atOnce(words.acts.removeRoles, async () => {
    await asked.getByRole('combobox').fill('Calid')
    await page.getByRole('option', { name: 'Calidad' }).click()
    await closeList(page)
  })
  await expect(rows.filter({ hasText: 'Calidad' })).toHaveCount(0)
  await atOnce(words.acts.disable)
  await expect(rows.filter({ hasText: words.states.disabled })).toHaveCount(2)
  await atOnce(words.acts.enable)
  await expect(rows.filter({ hasText: words.states.disabled })).toHaveCount(0)
  await atOnce(words.acts.endSessions)
})

test('SHE-6.1 SHE-6.3 all that match are changed at once, page or no page, and who could not be is named', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL)
  const mark = person.email.slice(0, 8)
  const script = await scriptOf(baseURL)
  const role = await script.roles.create({
    name: `Usuarios ${mark}`,
    permissions: ['VER_DASHBOARD', 'MENU_USUARIOS', 'USUARIOS_VER', 'USUARIOS_EDITAR'],
  })
  const [own] = (await script.users.index({ search: mark })).data
  const give = async (roles: string[], id = '') =>
    script.users.assignRoles(id, { roles, ...(await seen(script.users, id)) })
  await give([role.id], own?.id)
  const rows = Array.from({ length: 29 }, (_, index) => ({
    username: `p${index}.${mark}`,
    displayName: `Persona ${index} ${mark}`,
    email: `p${index}.${mark}@contacta-atlantico.example`,
  }))
  await script.users.import({ dryRun: false, rows })
  // Nobody may change people with more permissions than their own.
  const more = await script.roles.create({ name: `Nóminas ${mark}`, permissions: ['NOMINAS_PUBLICAR'] })
  const [richer] = (await script.users.index({ search: `p28.${mark}` })).data
  await give([more.id], richer?.id)
  await enterAs(page, person, `/users?search=${mark}&perPage=25`)
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(25)
  await page.getByRole('columnheader').first().getByRole('checkbox').click({ force: true })
  const bar = page.getByRole('region', { name: 'Acciones para las filas seleccionadas' })
  const all = bar.getByRole('button', { name: 'Seleccionar las 30 que coinciden' })
  await all.click()
  await expect(bar).toContainText('Seleccionadas las 30 filas')
  // Checked on its own: rows below it, until scrolled, have half a target.
  await expectAccessible(page, '[data-part="bulk-bar"]')

  // "All matches" belongs to one search: another search keeps only the ticked rows.
  const search = page.getByRole('searchbox', { name: general.actions.search, exact: true })
  await search.fill(`p1.${mark}`)
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(1)
  await expect(bar).toContainText('25 filas seleccionadas')
  await page.goto(`/users?search=${mark}&perPage=25`)
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(25)
  await page.getByRole('columnheader').first().getByRole('checkbox').click({ force: true })
  await all.click()

  await bar.getByRole('button', { name: words.acts.disable, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.acts.disable, exact: true }).click()
  await expect(bar).toContainText('28 filas procesadas')
  await expect(bar).toContainText('2 filas con error')
  await bar.getByRole('button', { name: 'Ver los errores' }).click()
  const failures = page.getByRole('dialog', { name: resource.bulk.failures })
  await expect(failures).toContainText(own?.displayName ?? 'nobody')
  await expect(failures).toContainText(`Persona 28 ${mark}`)
  const missing = filled(access.refused.missing_one, { permissions: '«Nóminas y certificados: publicar»' })
  await expect(failures).toContainText(missing)
  await expectAccessible(page, '[role=dialog]')
  const disabled = await script.users.index({ search: mark, state: ['disabled'], perPage: 100 })
  expect(disabled.meta.totalCount).toBe(28)
})
