import type { Page } from '@playwright/test'
import { answersOf, textsOf } from '../support/found-texts.ts'
import { speakPseudo } from '../support/pseudo-language.ts'
import { password } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const publicPages = [
  '/pages/login',
  '/pages/register',
  '/pages/recovery',
  '/pages/forgot-password',
  '/pages/not-authorized?from=%2Fusers',
  '/pages/error-404',
  '/pages/error-500?request=1',
  '/pages/comingsoon',
  '/pages/maintenance',
]

// Names by themselves, in no language: the portal, its own languages, what a browser writes of dates.
const names = [
  'Contacta Atlántico',
  'Español English Deutsch Français Português',
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  'Ctrl Esc kB MB GB UTF CSV XLSX IRPF DNI NIF UTC',
]

test.describe.configure({ mode: 'default' })

for (const width of [1280, 390]) {
  const size = `${width} px wide`
  const whole = 'is translated and shows its texts whole'
  test(`SHE-10 every page ${whole}, without a session, ${size}`, { tag: '@page' }, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 844 })
    await speakPseudo(page)
    const answers = answersOf(page)
    const found = []
    for (const path of publicPages) found.push(...(await look(page, path, answers)))
    expect(found).toEqual([])
  })

  test(`SHE-10 every screen ${whole}, ${size}`, { tag: '@page' }, async ({ page }) => {
    test.setTimeout(420_000)
    await page.setViewportSize({ width: 1280, height: 844 })
    await speakPseudo(page)
    const answers = answersOf(page)
    await page.goto('/pages/login')
    await page.getByRole('textbox').first().fill('admin')
    await page.getByRole('textbox').nth(1).fill(password)
    await page.locator('button[type=submit]').click()
    await expect(page).toHaveURL('/dashboard')
    const paths = await menuPaths(page)
    expect(paths.length).toBeGreaterThan(5)
    await page.setViewportSize({ width, height: 844 })
    const found = []
    for (const path of paths) found.push(...(await look(page, path, answers)))
    expect(found).toEqual([])
  })
}

/** Every screen of the menu, closed parts too. */
async function menuPaths(page: Page): Promise<string[]> {
  const menu = page.locator('nav[data-region=nav]')
  await expect(menu.getByRole('link').first()).toBeVisible()
  return menu
    .locator('ul a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

async function look(page: Page, path: string, answers: ReadonlySet<string>): Promise<string[]> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const faults = async () => {
    const { untranslated, cut } = await textsOf(page, new Set([...answers, ...names]))
    return [
      ...untranslated.map((text) => `${path}: not translated: ${text}`),
      ...cut.map((text) => `${path}: cut off: ${text}`),
    ]
  }
  // The last answers may still be read; what is wrong stays wrong.
  await expect
    .poll(async () => (await faults()).length, { timeout: 5000 })
    .toBe(0)
    .catch(() => undefined)
  return faults()
}
