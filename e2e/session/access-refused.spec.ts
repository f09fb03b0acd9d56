import { expectAccessible } from '../support/axe.ts'
import { signInAs, ownPerson } from '../support/own-person.ts'
import { scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { access, general, tickets } from '../support/words.ts'

test('SHE-15 who loses a permission while a form is open is told which when saving, and asks for it there', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const person = await ownPerson(baseURL, 'VER_DASHBOARD', 'MENU_ETIQUETAS', 'ETIQUETAS_CREAR')
  await signInAs(page, person, '/etiquetas')
  await page.getByRole('button', { name: tickets.tags.create }).click()
  const form = page.getByRole('dialog', { name: tickets.tags.createTitle })
  const name = form.getByRole('textbox', { name: tickets.tags.name, exact: true })
  await name.fill('Escrita con permiso')

  const admin = await scriptOf(baseURL)
  const mine = await person.script.accessRequests.index({ mine: true, permission: 'ETIQUETAS_CREAR' })
  await admin.accessRequests.revoke(mine.data[0]?.id ?? '', { reason: 'Ya no hace falta' })
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form.getByRole('alert')).toContainText('«Etiquetas: crear»')
  await expectAccessible(page, '[role=dialog]')

  await form.getByRole('button', { name: access.ask.ask }).click()
  const asking = page.getByRole('dialog', { name: access.ask.ask })
  await asking.getByRole('textbox', { name: access.ask.reason }).fill('Estaba creando una etiqueta')
  await asking.getByRole('button', { name: general.requests.send }).click()
  await expect(asking).toBeHidden()
  const { data } = await person.script.accessRequests.index({ mine: true, state: ['pending'] })
  expect(data.map(({ permission, page: from }) => [permission, from])).toEqual([
    ['ETIQUETAS_CREAR', '/etiquetas'],
  ])

  // What was written is still there, and is saved once it is granted.
  await admin.accessRequests.approve(data[0]?.id ?? '', {})
  await name.press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Escrita con permiso' })).toBeVisible()
})
