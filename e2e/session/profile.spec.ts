import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { signInAs, ownPerson } from '../support/own-person.ts'
import { expect, test } from '../support/test.ts'
import { general, menu, profile, shell } from '../support/words.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await list.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('HOM-2.2 language, theme and time zone hold at once, cost nothing that was written, and stay', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'MENU_PERFIL')
  await signInAs(page, person)
  await page.getByRole('button', { name: menu.user.menu }).click()
  await page.getByRole('menuitem', { name: menu.user.profile }).click()
  await expect(page).toHaveURL('/userProfile')
  await expect(page.getByText(person.email).first()).toBeVisible()
  await expectAccessible(page, '#root')

  const about = page.getByRole('textbox', { name: profile.data.about })
  await about.fill('Turno de mañana')
  await tab(page, profile.tabs.preferences).click()
  await expectAccessible(page, '#root')

  const zone = page.getByRole('combobox', { name: profile.preferences.timeZone })
  await zone.fill('bogot')
  await page.getByRole('option', { name: 'America/Bogota' }).click()
  await expect.poll(async () => (await person.script.profile.show()).timeZone).toBe('America/Bogota')
  // The browser's zone is suggested, because it differs.
  await page.getByRole('button', { name: /Europe\/Madrid/ }).click()
  await expect(zone).toHaveValue('Europe/Madrid')

  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  const panel = page.getByRole('tabpanel')
  await choose(page, panel.getByRole('button', { name: profile.preferences.theme }), shell.theme.dark)
  await expect.poll(background).not.toBe(light)
  await choose(page, panel.getByRole('button', { name: profile.preferences.language }), shell.language.en)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(tab(page, profile.tabs.preferences)).toBeHidden()
  await page.getByRole('tab').first().click()
  await expect(page.getByRole('textbox').last()).toHaveValue('Turno de mañana')

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(background).not.toBe(light)
  expect(await person.script.profile.show()).toMatchObject({
    locale: 'en',
    theme: 'dark',
    timeZone: 'Europe/Madrid',
  })
})

test('LOG-6.2 HOM-2.1 the profile leads to the password, the second factor and the lock', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'MENU_PERFIL')
  await signInAs(page, person, '/userProfile')
  const about = page.getByRole('textbox', { name: profile.data.about })
  await about.fill('Me encargo de las altas')
  await page.getByRole('button', { name: general.actions.save, exact: true }).click()
  await expect(page.getByText(general.done.saved)).toBeVisible()
  await tab(page, profile.tabs.security).click()
  await expect(page).toHaveURL('/userProfile?tab=security')
  await expect(page.getByRole('link', { name: profile.password.change })).toHaveAttribute(
    'href',
    '/pages/change-password',
  )
  await choose(page, page.getByRole('button', { name: profile.lockAfter.label }), profile.lockAfter.one)
  await expect.poll(async () => (await person.script.profile.show()).lockAfterMinutes).toBe(1)
  expect((await person.script.profile.show()).about).toBe('Me encargo de las altas')
  await page.getByRole('button', { name: profile.lockAfter.now }).click()
  await expect(page.getByRole('heading', { level: 1, name: profile.lock.title })).toBeVisible()
  await page.getByRole('textbox', { name: profile.lock.password, exact: true }).fill(person.password)
  await page.getByRole('button', { name: profile.lock.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
  await expect(page).toHaveURL('/userProfile?tab=security')
})
