import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { storedInTab } from '../support/end-session.ts'
import { signInAs, ownPerson } from '../support/own-person.ts'
import { expect, test } from '../support/test.ts'
import { menu, profile, filled } from '../support/words.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const card = (page: Page) => page.getByRole('region', { name: profile.devices.title, exact: true })

test('LOG-8.1 LOG-8.2 HOM-2.3 check 17: a person sees their devices, ends one of them, and then all the others', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'MENU_PERFIL')
  const mobile = await (await browser.newContext({ userAgent: phone })).newPage()
  const laptop = await (await browser.newContext()).newPage()
  await signInAs(mobile, person)
  await signInAs(laptop, person)
  await signInAs(page, person)

  await page.goto('/userProfile?tab=security')
  await expect(card(page).getByText(profile.devices.current)).toHaveCount(1)
  await expect(card(page).getByText('Safari · iOS')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: filled(profile.devices.endThis, { device: 'Safari · iOS' }) })
    .click()
  await expect(card(page).getByText('Safari · iOS')).toBeHidden()
  await mobile.goto('/notifications')
  await expect(mobile).toHaveURL(/\/pages\/login/)
  await expect(laptop).toHaveURL('/dashboard')

  await page.getByRole('button', { name: profile.devices.others }).click()
  const question = page.getByRole('alertdialog', { name: profile.devices.othersTitle })
  await question.getByRole('button', { name: profile.devices.others }).click()
  await expect(card(page).getByText(profile.devices.only)).toBeVisible()
  await laptop.reload()
  await expect(laptop).toHaveURL(/\/pages\/login/)
  await page.reload()
  await expect(card(page)).toBeVisible()
  await Promise.all([mobile.context().close(), laptop.context().close()])
})

test('check 16: signing out in one tab signs out all tabs of the browser', async ({ page, baseURL }) => {
  const person = await ownPerson(baseURL, 'MENU_PERFIL')
  await signInAs(page, person)
  const second = await page.context().newPage()
  await second.goto('/userProfile?tab=security')
  await expect(card(second)).toBeVisible()
  await page.getByRole('button', { name: menu.user.menu }).click()
  await page.getByRole('menuitem', { name: menu.user.signOut }).click()
  await expect(page).toHaveURL('/pages/login')
  await expect(second).toHaveURL(/\/pages\/login/)
})

test('check 64: signing out leaves nothing in the browser that is about the person', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'MENU_PERFIL')
  await signInAs(page, person)
  const { displayName } = await person.script.profile.show()
  await page.goto('/userProfile')
  await expect(page.getByRole('main')).toBeVisible()
  expect(await storedInTab(page)).toContain(displayName)
  await page.getByRole('button', { name: menu.user.menu }).click()
  await page.getByRole('menuitem', { name: menu.user.signOut }).click()
  await expect(page).toHaveURL('/pages/login')
  const left = await storedInTab(page)
  for (const secret of [displayName, person.email, 'accessToken', 'refreshToken', 'portal.draft.'])
    expect(left).not.toContain(secret)
  // The cookies are HttpOnly: no script can read them.
  expect(await page.evaluate(() => document.cookie)).toBe('')
})
