import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { TemplateInput } from '@portal/sdk'
import { pressAll } from './press-all.ts'
import { loads, filled, recordsFile, templates } from './words.ts'

type Column = TemplateInput['columns'][number]

/** Creates a format on its page, as far as the page supports it. */
export async function designTemplate(page: Page, { name, columns }: TemplateInput): Promise<void> {
  await page.goto('/clustering/crearFormato')
  const whole = page.getByRole('region', { name: templates.editor.general, exact: true })
  await whole.getByRole('textbox', { name: templates.editor.name, exact: true }).fill(name)
  for (const [index, column] of columns.entries()) {
    const card = page.getByRole('region', {
      name: filled(templates.editor.column, { number: String(index + 1) }),
      exact: true,
    })
    if (!(await card.isVisible())) await page.getByRole('button', { name: templates.editor.add }).click()
    await describeColumn(page, card, column)
  }
  await page.getByRole('button', { name: templates.editor.save }).click()
  // What was made opens.
  await expect(page).toHaveURL(/\/clustering\/crearFormato\?id=/)
  await page.goto('/clustering/formats')
}

async function describeColumn(page: Page, card: Locator, column: Column): Promise<void> {
  await card.getByRole('textbox', { name: templates.editor.columnName, exact: true }).fill(column.name)
  await card.getByRole('textbox', { name: templates.editor.label, exact: true }).fill(column.label)
  await choose(page, card.getByRole('button', { name: templates.editor.type }), templates.types[column.type])
  if (typeof column.maxLength === 'number') {
    await card
      .getByRole('textbox', { name: templates.editor.maxLength, exact: true })
      .fill(String(column.maxLength))
  }
  if (column.aliases)
    await card
      .getByRole('textbox', { name: templates.editor.aliases, exact: true })
      .fill(column.aliases.join('\n'))
  if (column.options)
    await card
      .getByRole('textbox', { name: templates.editor.options, exact: true })
      .fill(column.options.join('\n'))
  if (column.required)
    await card.getByRole('checkbox', { name: templates.editor.required }).check({ force: true })
  if (column.key) await card.getByRole('checkbox', { name: templates.editor.key }).check({ force: true })
}

/** Opens a list of options and selects one. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await list.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Uploads the file on the page and waits for its analysis. */
export async function uploadFile(page: Page, path: string): Promise<void> {
  await page.goto('/carga-registros')
  await page.locator('input[type="file"]').setInputFiles(path)
  await expect(page).toHaveURL(/\/carga-registros\?file=/)
  await expect(page.getByRole('region', { name: recordsFile.file.reading, exact: true })).toBeVisible()
}

/** Selects the format for the file on the page; the mapping appears. */
export async function chooseTemplate(page: Page, name: string): Promise<Locator> {
  const box = page.getByRole('combobox', { name: recordsFile.file.template })
  const mapping = page.getByRole('table', { name: recordsFile.file.mapping })
  // Typing before the formats are loaded finds none, and a refetch resets the selection.
  // A short timeout per try: an option that has just gone must not block until the test's own.
  await expect(async () => {
    if (await mapping.isVisible()) return
    await box.fill(name)
    await pressAll(page.getByRole('option', { name, exact: true }))
    expect(await mapping.isVisible()).toBe(true)
  }).toPass()
  return mapping
}

/** The value of one of the load's counters on the page. */
export function counter(page: Page, name: keyof typeof loads.counters): Locator {
  const reconciliation = page.getByRole('region', { name: loads.loads.reconciliation, exact: true })
  return reconciliation
    .getByRole('definition')
    .and(reconciliation.locator(`dt:text-is("${loads.counters[name]}") + dd`))
}

/** A whole number in Spanish notation. */
export function spanish(value: number): string {
  return new Intl.NumberFormat('es', { useGrouping: 'always' }).format(value)
}

/** The download that a button starts. */
export async function downloadOf(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}
