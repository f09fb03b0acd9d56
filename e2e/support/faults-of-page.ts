import { expect, type Page } from '@playwright/test'
import { textFaults } from './found-texts.ts'
import { faultsInThemes } from './themes.ts'
import { unreachedAt } from './widths.ts'

// Untranslated names: the portal, its own languages, and the browser's parts of dates.
const names = [
  // The browser's names of languages, for which the portal has no phrase.
  'Spanish',
  'Contacta Atlántico',
  'Español English Deutsch Français Português',
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec dd mm yyyy',
  'Ctrl Esc kB MB GB UTF CSV XLSX IRPF DNI NIF UTC',
]

export const wideWindow = { width: 1280, height: 844 }
const phone = 390
/** The breakpoints of the layout (design of the kit), and a phone. */
const widths = [1200, 992, 768, 576, phone]

/** The prefixes of buttons that open a form for a new item, in the pseudo language. */
const creates = /^⟦(Ñéw|Rép[oó]rt|Ássígñ) /

/** All findings on a loaded page: accessibility, themes, texts and widths. */
export const faultsOfPage = async (page: Page): Promise<string[]> => [
  ...(await faultsInThemes(page)),
  ...(await faultsOfTexts(page)),
]

/** The same for the form of a new item, if the list has one. */
export async function faultsOfForm(page: Page): Promise<string[] | undefined> {
  const create = page.getByRole('main').getByRole('button', { name: creates }).first()
  if (!(await create.isVisible())) return undefined
  await create.click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('textbox').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const found = await faultsOfTexts(page)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  return found.map((fault) => `its form, ${fault}`)
}

/** Texts in the widest and the smallest window, layout in all of them. */
async function faultsOfTexts(page: Page): Promise<string[]> {
  const { height } = wideWindow
  const labelled = (width: number, faults: readonly string[]) =>
    faults.map((fault) => `${width} px: ${fault}`)
  const found = labelled(wideWindow.width, await textFaults(page, names))
  for (const width of widths) found.push(...labelled(width, await unreachedAt(page, width, height)))
  found.push(...labelled(phone, await textFaults(page, names)))
  await page.setViewportSize(wideWindow)
  return found
}
