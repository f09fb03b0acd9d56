import type { Page } from '@playwright/test'
import { sendInVain, sessionEnder, storedInTab } from '../support/end-session.ts'
import { chooseIn } from '../support/life.ts'
import { ownPerson } from '../support/own-person.ts'
import { seen } from '../support/seen.ts'
import { fillIn, scriptOf, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, incidents, roles, filled } from '../support/words.ts'

const notice = (page: Page) => page.getByText(general.draft.restored)

/** The session has ended: the sign-in page appears, and returns to the same page. */
async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/pages\/login\?returnTo=/)
  const { searchParams } = new URL(page.url())
  await fillIn(page, 'admin')
  await expect(page).toHaveURL(searchParams.get('returnTo') ?? '')
  await expect(notice(page)).toBeVisible()
}

test('SHE-4.1 a session that ends in the middle of a matrix of permissions costs no tick, and hides what others did meanwhile from nobody', async ({
  page,
  baseURL,
}) => {
  const endSession = sessionEnder(page)
  const admin = await scriptOf(baseURL)
  const name = `Interrumpido ${crypto.randomUUID()}`
  const { id } = await admin.roles.create({ name, description: '' })
  await signIn(page, 'admin', `/roles?role=${id}`)
  const matrix = page.getByRole('grid', { name: filled(roles.page.matrix, { name }) })
  const box = matrix.getByRole('checkbox', { name: `${roles.kinds.menu}: Roles` })
  const looked = page.waitForResponse(/\/preview/)
  await box.click()
  // After the preview the next request is the save.
  await looked
  await endSession()
  await sendInVain(page.getByRole('button', { name: 'Guardar los cambios' }))
  await signInAgain(page)
  await expect(box).toBeChecked()
  await expect(page.getByText(roles.page.nobody)).toBeVisible()

  await admin.roles.patch(id, { ...(await seen(admin.roles, id)), permissions: ['MENU_LOGS'] })
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(page.getByText(roles.page.joined)).toBeVisible()
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(page.getByText(roles.list.saved)).toBeVisible()
  expect((await admin.roles.show(id)).permissions).toEqual(
    expect.arrayContaining(['MENU_LOGS', 'MENU_ROLES']),
  )
  await expect(notice(page)).toBeHidden()
  expect(await storedInTab(page)).not.toContain('portal.draft.')
})

test('SHE-4.1 after a session ends in the middle of a dialog, the dialog reopens with its input', async ({
  page,
  baseURL,
}) => {
  const endSession = sessionEnder(page)
  const person = await ownPerson(baseURL)
  const reason = `Sustituyo a Marta, ${crypto.randomUUID()}`
  await person.script.accessRequests.create({ permission: 'MENU_LOGS', reason })
  const asker = person.script.session.current?.userData.displayName ?? ''
  await signIn(
    page,
    'admin',
    `/admin/solicitudes?tab=access&state=pending&search=${encodeURIComponent(asker)}`,
  )
  await page
    .getByRole('row')
    .filter({ hasText: reason })
    .getByRole('button', { name: /^Acciones / })
    .click()
  await page.getByRole('menuitem', { name: general.requests.reject, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: general.requests.rejectTitle })
  const why = dialog.getByRole('textbox', { name: general.requests.reason })
  await why.fill('Marta vuelve el lunes')
  await endSession()
  await sendInVain(dialog.getByRole('button', { name: general.requests.reject }))
  await signInAgain(page)
  await expect(why).toHaveValue('Marta vuelve el lunes')
  await dialog.getByRole('button', { name: general.requests.reject }).click()
  await expect(page.getByRole('row').filter({ hasText: reason })).toBeHidden()
  const [decided] = (await person.script.accessRequests.index({ mine: true })).data
  expect(decided).toMatchObject({ state: 'rejected', decision: 'Marta vuelve el lunes' })
  await expect.poll(() => storedInTab(page)).not.toContain('portal.draft.')
})

test('SHE-4.1 a session that ends in the middle of an answer, or with people chosen for a form, costs neither', async ({
  page,
  baseURL,
}) => {
  const endSession = sessionEnder(page)
  const admin = await scriptOf(baseURL)
  const title = `Interrumpida ${crypto.randomUUID()}`
  const person = admin.session.current?.userData.displayName ?? ''
  const { id } = await admin.incidents.create({
    ...{ title, description: 'Nadie puede llamar.', category: 'application', severity: 'low' },
    ...{ startsAt: new Date().toISOString(), endsAt: null, peopleIds: [], affectsTime: false },
  })
  await signIn(page, 'admin', `/incidencias?search=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  const answer = page.getByRole('textbox', { name: incidents.one.answer })
  await answer.fill('Se ha avisado a la operadora.')
  // Other people's messages do not replace the draft.
  await admin.incidents.answer(id, { text: 'Seguimos sin línea.' })
  await endSession()
  await sendInVain(page.getByRole('button', { name: incidents.one.send }))
  await signInAgain(page)
  await expect(page.getByText('Seguimos sin línea.').first()).toBeVisible()
  await expect(answer).toHaveValue('Se ha avisado a la operadora.')
  await page.getByRole('button', { name: incidents.one.send }).click()
  // An empty field for the next answer, with the focus in it, for Escape and for typing on.
  await expect(answer).toHaveValue('')
  await expect(answer).toBeFocused()
  expect(await storedInTab(page)).not.toContain('portal.draft.')

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: incidents.list.create }).first().click()
  const form = page.getByRole('dialog', { name: incidents.list.create })
  await chooseIn(page, form, filled(incidents.one.people, { number: '0' }), person)
  const chosen = form.getByRole('button', { name: filled(incidents.one.removePerson, { name: person }) })
  await expect(chosen).toBeVisible()
  await form.getByRole('textbox', { name: incidents.list.title, exact: true }).fill('Otra')
  await form.getByRole('textbox', { name: incidents.one.description, exact: true }).fill('Otra vez.')
  await endSession()
  await sendInVain(form.getByRole('button', { name: general.actions.save }))
  await expect(page).toHaveURL(/\/pages\/login/)
  // The URL says that a form was open.
  await fillIn(page, 'admin')
  await expect(notice(page)).toBeVisible()
  await expect(chosen).toBeVisible()
})
