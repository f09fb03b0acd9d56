import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expectExports } from '../support/list-files.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { assigned, filled, general, imports, shifts } from '../support/words.ts'

const settings = '/admin/accesos/accesosEmpleados'

test('a planner imports a pattern and its assignments, looks at the list, its export and the history of one, and ends it', async ({
  page,
}) => {
  const server = await ownServer()
  try {
    const admin = await scriptOf(server.url)
    const { data } = await admin.contracts.index({ state: 'current', perPage: 100 })
    const held = data.find(({ endsOn }) => endsOn === null)
    if (held === undefined) throw new Error('the demo has contracts without an end')
    const { person, username } = held
    const { name, anchorOn, monday, friday } = shifts.patterns
    const pattern = 'Rotativo de prueba'

    await enter(page, 'admin', `${server.url}${settings}?tab=patterns`)
    await importFile(page, [
      [name, anchorOn, monday, friday],
      [pattern, '07/01/2041', '07:00-15:00 (11:00-11:20) | 15:00-23:00', '08:00-14:00'],
      ['Otro de prueba', '2041-01-07', 'mañana', ''],
    ])
    const [made] = (await admin.shiftPatterns.index({ search: pattern })).data
    expect(made?.weeks.map((week) => week[0]?.segments[0]?.start)).toEqual([420, 900])

    await page.goto(`${server.url}${settings}?tab=shifts`)
    await page.getByRole('link', { name: shifts.assignments.title }).click()
    await expect(page).toHaveURL(/tab=assignments/)
    // Until it is there, the planner and its own import are.
    await expect(page.getByRole('table', { name: shifts.assignments.title })).toBeVisible()
    const { username: user, pattern: of, startsOn } = shifts.assignments
    await importFile(page, [
      [user, of, startsOn],
      [username, pattern, '2041-01-07'],
      ['nobody.at.all', pattern, '2041-01-07'],
    ])

    // Of this person alone, as their page links to it.
    await page.goto(`${server.url}${settings}?tab=assignments&person=${person.id}&sort=startsOn`)
    const row = page.getByRole('row').filter({ hasText: pattern })
    await expect(row).toContainText('2041-01-07')
    await expectExports(page)
    await expectAccessible(page)
    const act = async (word: string) => {
      await row.getByRole('button').last().click()
      await page.getByRole('menuitem', { name: word }).click()
    }
    await act(general.actions.history)
    const history = page.getByRole('dialog', {
      name: filled(general.list.historyOf, { name: `${person.displayName} · ${pattern}` }),
    })
    await expect(history.getByRole('row').filter({ hasText: '2041-01-07' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await act(assigned.send)
    await page.getByRole('alertdialog').getByRole('button', { name: assigned.send }).click()
    await expect(page.getByText(assigned.done)).toBeVisible()
    await expect(row).toBeHidden()
  } finally {
    await server.close()
  }
})

/** Imports a file with one good row and one that is refused, after a look at both. */
async function importFile(page: Page, lines: readonly (readonly string[])[]): Promise<void> {
  await page.getByRole('button', { name: general.actions.import }).click()
  const dialog = page.getByRole('dialog')
  const buffer = Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n'))
  const file = { name: 'filas.csv', mimeType: 'text/csv', buffer }
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await dialog.getByRole('button', { name: imports.check }).click()
  await expect(dialog.getByRole('region', { name: imports.refusedRows }).getByRole('row')).toHaveCount(2)
  await dialog.getByRole('button', { name: filled(imports.run, { number: '1' }) }).click()
  await expect(dialog.getByText(imports.done)).toBeVisible()
  await page.keyboard.press('Escape')
}
