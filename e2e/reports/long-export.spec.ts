import { expectAccessible } from '../support/axe.ts'
import { contentOf } from '../support/list-files.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { definitions, general } from '../support/words.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10)

test('REP-8.2 the export of a long report says that it is made in the background, can be cancelled there, and notifies when it is ready', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL, 'admin')
  const until = daysAgo(1)
  // Slightly above the limit of exports by the page, to be quick. Holidays have no limit.
  let days = 5
  const count = () => script.clockEntries.index({ from: daysAgo(days), until, perPage: 1 })
  while ((await count()).meta.totalCount <= 10_500 && days < 60) days += 1
  const from = daysAgo(days)
  const { meta } = await count()
  expect(meta.totalCount).toBeGreaterThan(10_000)
  const rows = new Intl.NumberFormat('es').format(meta.totalCount)

  await enter(page, 'admin', `/informeListadoFichajes?period=${from}..${until}`)
  const list = page.getByRole('main')
  const ask = async (format: RegExp) => {
    await list.getByRole('button', { name: 'Exportar' }).click()
    const entries = page.getByRole('menu')
    await expect(entries).toContainText(general.list.inBackground.replace('{{rows}}', rows))
    await entries.getByRole('menuitem', { name: format }).click()
  }
  await ask(/XLSX/)
  // Immediately: on a fast machine the file is soon ready.
  await list.getByRole('button', { name: general.actions.cancel }).click()
  await expect(list.getByText('Exportando XLSX')).toBeHidden()

  await ask(/CSV/)
  const readyDialog = page.getByRole('alertdialog').filter({ hasText: 'Archivo listo' })
  await expect(readyDialog).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await readyDialog.getByRole('button', { name: definitions.files.download }).click()
  const lines = (await contentOf(await download)).toString('utf8').trim().split('\n')
  expect(lines).toHaveLength(meta.totalCount + 1)

  // After leaving the page both are among the files, and a notice links there.
  await page.goto('/reportes?tab=files')
  const files = page.getByRole('main').getByRole('table', { name: definitions.tabFiles })
  await expect(
    files.getByRole('row').filter({ hasText: definitions.files.states.ready }).first(),
  ).toBeVisible()
  await expect(
    files.getByRole('row').filter({ hasText: definitions.files.states.cancelled }).first(),
  ).toBeVisible()
})
