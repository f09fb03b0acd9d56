import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { enterAs, ownPerson } from '../support/own-person.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { menu } from '../support/words.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })

test('a group in which a person has one entry is that entry, wide and as a strip of icons', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'VER_DASHBOARD', 'MENU_CAMPOS_GESTION')
  await enterAs(page, person)
  const panel = nav(page).getByRole('group', { name: menu.headings.controlPanel })
  await expect(panel.getByRole('link')).toHaveText([menu.screens.fields])
  await expect(panel.getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Contraer el menú' }).click()
  await expect(nav(page).getByRole('button', { name: menu.groups.team })).toBeVisible()
  await nav(page).getByRole('link', { name: menu.screens.fields }).click()
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.fields })).toBeVisible()
})

test('the menu counts what waits for the person, and no longer when nothing does', async ({
  page,
  baseURL,
}) => {
  // The grant sent a notice.
  const person = await ownPerson(baseURL, 'VER_DASHBOARD')
  await enterAs(page, person)
  const unread = nav(page).getByRole('link', { name: /Notificaciones,? 1 pendiente$/ })
  await expect(unread).toBeVisible()
  await page.getByRole('button', { name: 'Contraer el menú' }).click()
  await expect(unread).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Desplegar el menú' }).click()
  await person.script.notifications.read({ until: new Date().toISOString() })
  await expect(unread).toHaveCount(0)
  await expect(nav(page).getByRole('link', { name: menu.screens.notifications })).toBeVisible()
})

test('a closed group says how much waits in it', async ({ page, baseURL }) => {
  const asking = await ownPerson(baseURL)
  await asking.script.accessRequests.create({ permission: 'MENU_LOGS', reason: 'For a test of the menu' })
  await enter(page)
  const team = nav(page).getByRole('button', { name: menu.groups.team })
  await expect(team).toHaveAttribute('aria-expanded', 'false')
  await expect(team).toHaveAccessibleName(/ pendientes?$/)
  await team.click()
  await expect(team).toHaveAccessibleName(menu.groups.team)
  await expect(nav(page).getByRole('link', { name: menu.screens.requests })).toHaveAccessibleName(
    / pendientes?$/,
  )
  // The count below an icon is not part of its accessible name.
  await page.getByRole('button', { name: 'Contraer el menú' }).click()
  await nav(page).getByRole('button', { name: menu.groups.team }).click()
  await expect(page.getByRole('menuitem', { name: menu.screens.requests })).toHaveAccessibleDescription(
    / pendientes?$/,
  )
  await expectAccessible(page)
})

test('the search of the menu stays in sight at the end of a long menu', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const person = await ownPerson(
    baseURL,
    'VER_DASHBOARD',
    'MENU_USUARIOS',
    'MENU_PRIORIDADES',
    'MENU_ETIQUETAS',
  )
  await enterAs(page, person, '/etiquetas')
  const last = nav(page).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(nav(page).getByRole('searchbox')).toBeInViewport()
})
