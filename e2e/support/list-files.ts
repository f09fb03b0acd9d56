import { readFile } from 'node:fs/promises'
import { expect, type Download, type Page } from '@playwright/test'
import { readCsv } from './csv.ts'
import { disarmed } from './exported.ts'
import { readWorkbook } from './workbook.ts'

/** Triggers a download and returns the file. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download
}

export async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}

/** The exported file of the list on the screen. */
export async function exported(page: Page, format: RegExp): Promise<Download> {
  await page.getByRole('button', { name: 'Exportar' }).click()
  return savedBy(page, () => page.getByRole('menuitem', { name: format }).click())
}

/** Exports the list in both formats; columns and rows must match the screen. */
export async function expectExports(page: Page): Promise<void> {
  const [header = [], ...rows] = await shownCells(page)
  const text = await contentOf(await exported(page, /CSV/))
  expect(readCsv(text.toString('utf8'), ';')).toEqual([header, ...rows.map((cells) => cells.map(disarmed))])
  const book = readWorkbook(await contentOf(await exported(page, /XLSX/)))
  const shown = rows.map((cells, row) =>
    cells.map((cell, at) => (typeof book[row + 1]?.[at] === 'number' ? sheetNumber(cell) : cell)),
  )
  const written = book.map((cells) =>
    cells.map((cell) => (typeof cell === 'number' ? rounded(cell) : (cell ?? ''))),
  )
  expect(written).toEqual([header, ...shown])
}

/** The column heads of the list on the screen, and the texts of its cells. */
async function shownCells(page: Page): Promise<string[][]> {
  const table = page.getByRole('table').first()
  const header = await table
    .locator('th[aria-label][data-at]')
    .evaluateAll((heads) => heads.map((head) => head.getAttribute('aria-label') ?? ''))
  const rows = await table.locator('tbody tr').evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('[data-label]')].map((cell) => {
        // The screen shows a URL's host and a colour's name; the file has the URL and the colour.
        const outside = cell.querySelector('a[target=_blank]')
        if (outside !== null) return outside.getAttribute('href') ?? ''
        const mark = cell.querySelector<HTMLElement>('[aria-hidden][style*=background]')
        if (mark === null) return cell.textContent.trim()
        const parts = mark.style.backgroundColor.match(/\d+/g) ?? []
        return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
      }),
    ),
  )
  return [header, ...rows]
}

/** The workbook's value for a number or an instant, which it counts in days since 1900. */
function sheetNumber(shown: string): number {
  if (!/^\d{4}-\d\d-\d\d /.test(shown)) return Number(shown.replaceAll('.', '').replace(',', '.'))
  return rounded(Date.parse(`${shown.replace(' ', 'T')}Z`) / 86_400_000 + 25_569)
}

/** With a tolerance of less than a second. */
const rounded = (value: number) => Math.round(value * 1e7) / 1e7
