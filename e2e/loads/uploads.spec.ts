import { expectAccessible } from '../support/axe.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { filled, uploads as words } from '../support/words.ts'

const { list } = words
const title =
  'a file whose connection drops goes on where it was, on another page, and leads to what became of it'

test(`CAR-15.2 CAR-15.3 CAR-15.4 ${title}`, async ({ page }) => {
  const name = `clientes-${crypto.randomUUID().slice(0, 8)}.csv`
  const rows = Array.from(
    { length: 60_000 },
    (_, at) => `${10_000_000 + at};María Núñez ${at};${'nota '.repeat(5)}`,
  )
  const buffer = Buffer.from(`DOCUMENTO;NOMBRE;NOTA\n${rows.join('\n')}\n`)
  const file = { name, mimeType: 'text/csv', buffer }
  await enter(page, 'admin', '/fileUpload')
  await expectAccessible(page)

  // The third part never arrives.
  await page.route(/\/parts\/3/, (route) => route.abort())
  await page.locator('input[type=file]').setInputFiles(file)
  const onItsWay = page.getByRole('progressbar', { name: filled(list.sending, { name }) })
  await expect(onItsWay).toHaveAttribute('aria-valuenow', String(2 * 1024 * 1024))
  await expect(page.getByRole('button', { name: list.pause })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/clustering/cargue')
  await page.goto('/fileUpload')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(list.states.uploading)

  const sent: string[] = []
  await page.unrouteAll()
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(row).toContainText(list.states.done)
  expect(sent).toEqual(['3', '4'])
  await row.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/carga-registros\?file=/)
  await expect(page.getByText('60.000').first()).toBeVisible()

  // Another purpose, with a file whose content does not match its extension.
  await page.goto('/fileUpload')
  await page.getByRole('button', { name: list.purpose }).first().click()
  await page.getByRole('option', { name: list.purposes.payslips }).click()
  await expect(page.getByText('PDF, ZIP')).toBeVisible()
  const pdf = { name: name.replace('csv', 'pdf'), mimeType: 'application/pdf', buffer: Buffer.from('nada') }
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(page.getByRole('row').filter({ hasText: pdf.name })).toContainText('Rechazado')
})
