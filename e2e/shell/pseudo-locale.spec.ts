import type { Page } from '@playwright/test'
import { keepAnswers, textsOf } from '../support/found-texts.ts'
import { speakPseudo } from '../support/pseudo-language.ts'
import { follow, publicPaths, screenPaths } from '../support/screens.ts'
import { password } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { unreachedAt } from '../support/widths.ts'

// Names by themselves, in no language: the portal, its own languages, what a browser writes of dates.
const names = [
  'Contacta Atlántico',
  'Español English Deutsch Français Português',
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec dd mm yyyy',
  'Ctrl Esc kB MB GB UTF CSV XLSX IRPF DNI NIF UTC',
]

/** Pages that say something else with a parameter, or are nothing without one. */
const besides = [
  '/login/no-such-token',
  '/pages/security-questions-byUser/nobody/no-such-token',
  '/pages/not-authorized?from=%2Fusers',
  '/pages/error-500?request=1',
]

/** What a person does not see as long as a session goes on, or not without one. */
const ownPages = ['/pages/change-password', '/pages/security-questions']

const wide = 1280
const phone = 390
/** The widths at which the layout changes (design of the kit), and the phone. */
const widths = [1200, 992, 768, 576, phone]
const height = 844
/** So many tests share the screens, for all workers to have some. */
const parts = 3

/** How the buttons begin that open the form of something new, in the pseudo language. */
const creates = /^⟦(Ñéw|Rép[oó]rt|Ássígñ) /

const whole = 'is translated, shows its texts whole and stays inside of every width'

test(`SHE-10 SHE-13 every page without a session ${whole}`, { tag: '@page' }, async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: wide, height })
  await speakPseudo(page)
  await keepAnswers(page)
  await page.goto('/pages/login')
  const found = []
  for (const path of [...publicPaths, ...besides]) found.push(...(await look(page, path)))
  expect(found).toEqual([])
})

for (let part = 0; part < parts; part += 1) {
  const title = `SHE-10 SHE-13 every screen and the form of something new ${whole} (${part + 1} of ${parts})`
  test(title, { tag: '@page' }, async ({ page }) => {
    test.setTimeout(420_000)
    await page.setViewportSize({ width: wide, height })
    await speakPseudo(page)
    await keepAnswers(page)
    await page.goto('/pages/login')
    await page.getByRole('textbox').first().fill('admin')
    await page.getByRole('textbox').nth(1).fill(password)
    await page.locator('button[type=submit]').click()
    await expect(page).toHaveURL('/dashboard')
    const paths = [...screenPaths, ...ownPages].filter((_, index) => index % parts === part)
    const found = []
    let forms = 0
    for (const path of paths) {
      found.push(...(await look(page, path)))
      const ofForm = await lookAtForm(page, path)
      if (ofForm !== undefined) forms += 1
      found.push(...(ofForm ?? []))
    }
    expect(found).toEqual([])
    expect(forms).toBeGreaterThan(2)
  })
}

async function look(page: Page, path: string): Promise<string[]> {
  await follow(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return judge(page, path)
}

/** The form that a list opens for something new, where it has one. */
async function lookAtForm(page: Page, path: string): Promise<string[] | undefined> {
  const create = page.getByRole('main').getByRole('button', { name: creates }).first()
  if (!(await create.isVisible())) return undefined
  await create.click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('textbox').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const found = await judge(page, `${path}, its form`)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  return found
}

/** Judges what stands there: its texts in the widest window and in the smallest, its places in all of them. */
async function judge(page: Page, place: string): Promise<string[]> {
  const said = (width: number, faults: readonly string[]) =>
    faults.map((fault) => `${place}, ${width} px: ${fault}`)
  const found = said(wide, await textFaults(page))
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    found.push(...said(width, await unreachedAt(page, width)))
  }
  found.push(...said(phone, await textFaults(page)))
  await page.setViewportSize({ width: wide, height })
  return found
}

async function textFaults(page: Page): Promise<string[]> {
  const faults = async () => {
    const { untranslated, cut } = await textsOf(page, names)
    return [
      ...untranslated.map((text) => `not translated: ${text}`),
      ...cut.map((text) => `cut off: ${text}`),
    ]
  }
  // What was answered last may not be shown yet; what is wrong stays wrong.
  await expect
    .poll(async () => (await faults()).length, { timeout: 5000 })
    .toBe(0)
    .catch(() => undefined)
  return faults()
}
