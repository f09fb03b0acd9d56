import { expectAccessible } from '../support/axe.ts'
import { signInAs, ownPerson } from '../support/own-person.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { access, frame, general, menu } from '../support/words.ts'

test('SHE-15.2 check 28: who lacks a permission asks for it, an administrator grants it, and the page opens without signing in again', async ({
  page,
  baseURL,
  browser,
}) => {
  const person = await ownPerson(baseURL)
  // Other tests request the same, under the same name.
  const reason = `Sustituyo a Marta, ${crypto.randomUUID()}`
  await signInAs(page, person)
  await page.goto('/clustering/cargue')
  await expect(page).toHaveURL(/\/pages\/not-authorized/)
  await expect(page.getByRole('button', { name: access.ask.ask })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: access.ask.ask }).click()
  const form = page.getByRole('dialog', { name: access.ask.ask })
  await form.getByRole('textbox', { name: access.ask.reason }).fill(reason)
  await form.getByRole('button', { name: general.requests.send }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(/Podrá usarlo en cuanto se apruebe/)).toBeVisible()

  const deskContext = await browser.newContext()
  const desk = await deskContext.newPage()
  await signIn(desk, 'admin')
  const name = person.script.session.current?.userData.displayName ?? ''
  await desk.goto(`/admin/solicitudes?tab=access&state=pending&search=${encodeURIComponent(name)}`)
  await expect(desk.getByRole('heading', { level: 1, name: menu.screens.requests })).toBeVisible()
  const row = desk.getByRole('row').filter({ hasText: reason })
  await expect(row).toBeVisible()
  await expectAccessible(desk)
  await row.getByRole('button', { name: /^Acciones / }).click()
  await desk.getByRole('menuitem', { name: general.requests.approve, exact: true }).click()
  await expect(desk.getByText(general.requests.approved)).toBeVisible()

  await page.getByRole('link', { name: frame.pages.notAuthorized.open }).click()
  await expect(page).toHaveURL('/clustering/cargue')
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.loads })).toBeVisible()

  // And revokes it, with a reason.
  await desk.goto(
    `/admin/solicitudes?tab=access&state=approved&search=${encodeURIComponent('MENU_PROCESAR_CARGUE')}`,
  )
  await row.getByRole('button').click()
  await desk.getByRole('menuitem', { name: access.requests.revoke }).click()
  const revoking = desk.getByRole('dialog', { name: access.requests.revokeTitle })
  await revoking.getByRole('textbox', { name: general.requests.reason }).fill('Marta ha vuelto')
  await revoking.getByRole('button', { name: access.requests.revoke }).click()
  await expect(revoking).toBeHidden()
  await deskContext.close()
  // The page is notified; until then it uses the cached permissions.
  const held = () => page.evaluate(() => sessionStorage.getItem('portal.session'))
  await expect.poll(held).not.toContain('MENU_PROCESAR_CARGUE')
  await page.reload()
  await expect(page).toHaveURL(/\/pages\/not-authorized/)
})

test('whoever asked withdraws the request while nobody has decided', async ({ page, baseURL }) => {
  const person = await ownPerson(baseURL, 'VER_DASHBOARD')
  await person.script.accessRequests.create({ permission: 'MENU_LOGS', reason: 'Sustituyo a Marta' })
  await signInAs(page, person)
  await page.goto('/admin/solicitudes?tab=access&state=pending')
  const row = page.getByRole('row').filter({ hasText: 'Sustituyo a Marta' })
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: general.requests.withdraw }).click()
  await expect(page.getByText(general.requests.withdrawn)).toBeVisible()
  await expect(row).toBeHidden()
})

test('everybody sees their own requests and what was decided', async ({ page, baseURL }) => {
  const person = await ownPerson(baseURL, 'VER_DASHBOARD', 'MENU_PROCESAR_CARGUE')
  await signInAs(page, person)
  await page.goto('/admin/solicitudes?tab=access')
  const rows = page.getByRole('row').filter({ hasText: general.requests.states.approved })
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})
