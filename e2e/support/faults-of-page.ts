import { expect, type Page } from '@playwright/test'
import { textFaults } from './found-texts.ts'
import { faultsInThemes } from './themes.ts'
import { unreachedAt } from './widths.ts'

// Names by themselves, in no language: the portal, its own languages, what a browser writes of dates.
const names = [
  // What the browser calls a language, where the portal has no words.
  'Spanish',
  'Contacta Atlántico',
  'Español English Deutsch Français Português',
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec dd mm yyyy',
  'Ctrl Esc kB MB GB UTF CSV XLSX IRPF DNI NIF UTC',
]

export const wideWindow = { width: 1280, height: 844 }
const phone = 390
/** The widths at which the layout changes (design of the kit), and the phone. */
const widths = [1200, 992, 768, 576, phone]

/** How the buttons begin that open the form of something new, in the pseudo language. */
const creates = /^⟦(Ñéw|Rép[oó]rt|Ássígñ) /

/** All that is wrong with a page that has come: to read, in its themes, in its words and in its widths. */
export const faultsOfPage = async (page: Page): Promise<string[]> => [
  ...(await faultsInThemes(page)),
  ...(await faultsOfTexts(page)),
]

/** The same of the form that a list opens for something new, where it has one. */
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

/** Texts in the widest window and in the smallest, places in all of them. */
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
