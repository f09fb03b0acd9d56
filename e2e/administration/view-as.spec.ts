import { expectAccessible } from '../support/axe.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { administration, frame, menu, filled } from '../support/words.ts'

test('PAN-5.1 PAN-5.2 PAN-5.3 PAN-5.4 an administrator sees the portal as somebody else, only looks, and is who they were afterwards', async ({
  page,
}) => {
  await enter(page, 'admin', '/users?search=coordinador')
  const row = page.getByRole('row', { name: /coordinador/ })
  const name = (await row.getByRole('rowheader').textContent()) ?? ''
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: administration.users.viewAs }).click()
  await page.waitForURL('/dashboard')
  const banner = page.getByText(frame.view.text)
  await expect(banner).toBeVisible()
  await expect(page.getByText(filled(frame.view.title, { name }))).toBeVisible()
  // The menu is the viewed person's.
  const nav = page.getByRole('navigation').first()
  await expect(nav.getByRole('link', { name: menu.screens.dashboard })).toBeVisible()
  await expect(nav.getByRole('group', { name: menu.headings.controlPanel })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(banner).toBeVisible()
  await page.goto('/users')
  await expect(page).toHaveURL(/not-authorized/)

  // Writes are refused, with the reason.
  const refused = await page.evaluate(async () => {
    const { accessToken } = JSON.parse(sessionStorage.getItem('portal.view') ?? '{}') as {
      accessToken: string
    }
    const answer = await fetch('/services/laia/tags', {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Nunca' }),
    })
    return (await answer.json()) as unknown
  })
  expect(refused).toMatchObject({ errors: { session: [{ error: 'read_only' }] } })

  await page.goto('/dashboard')
  const leave = page.getByRole('button', { name: frame.view.leave, exact: true })
  await leave.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('/users')
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.users })).toBeVisible()
  await expect(page.getByText(frame.view.text)).toHaveCount(0)
  await page.goto('/logs?search=viewAs')
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
  await page.getByRole('button', { name: menu.user.menu }).click()
  await expect(page.getByRole('menuitem', { name: menu.user.lock })).toBeVisible()
})
