import { writeFile } from 'node:fs/promises'
import { readCsv } from '../support/csv.ts'
import { disarmed, exportedCells } from '../support/exported.ts'
import {
  chooseTemplate,
  counter,
  designTemplate,
  downloadOf,
  spanish,
  uploadFile,
} from '../support/load-pages.ts'
import { heldServer } from '../support/held-server.ts'
import { messyFile } from '../support/messy-file.ts'
import { seen } from '../support/seen.ts'
import { scriptOf, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, loads, menu, filled, recordsFile, rejectedRows } from '../support/words.ts'

const rows = 3000
const encoding = 'windows-1252'
const title = 'a messy file is loaded, stopped half-way, taken up again, and every row is accounted for'

// Tests without a browser cover every kind of mess at any size and in any encoding; here a person sees it.
// person sees it.
test(`CAR-1.1 CAR-2.1 CAR-2.7 CAR-3.1 CAR-4.1 CAR-4.2 CAR-4.3 CAR-4.4 CAR-6.1 CAR-6.3 CAR-6.5 CAR-7.2 ${title}`, async ({
  browser,
}, testInfo) => {
  // Long remarks make the file several slices long, so that it can be stopped between two.
  const { csv, header, template, expected } = messyFile({ rows, seed: 20_260_305, encoding, noteLength: 900 })
  const name = `Cartera revuelta ${crypto.randomUUID()}`
  const path = testInfo.outputPath('cartera.csv')
  await writeFile(path, csv)
  const server = await heldServer()
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const script = await scriptOf(server.url)
  await signIn(page)

  await test.step('CAR-1.1 design the format', async () => {
    // One column of each type; the others would repeat it.
    const shown = ['document', 'name', 'email', 'product']
    const columns = template.columns.filter((column) => shown.includes(column.name))
    await designTemplate(page, { ...template, name, columns })
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    const [made] = (await script.templates.index({ search: name })).data
    const id = made?.id ?? ''
    expect((await script.templates.show(id)).columns).toMatchObject(columns)
    await script.templates.update(id, { ...(await seen(script.templates, id)), ...template, name })
  })

  await test.step('CAR-2.1 CAR-2.7 upload the file and see how it is read', async () => {
    await uploadFile(page, path)
    const reading = page.getByRole('region', { name: recordsFile.file.reading, exact: true })
    await expect(reading.getByRole('button', { name: recordsFile.file.encodings[encoding] })).toBeVisible()
    await expect(reading.getByRole('button', { name: recordsFile.file.delimiters.semicolon })).toBeVisible()
    await expect(reading.getByRole('definition').filter({ hasText: spanish(expected.total) })).toBeVisible()
    const preview = page.getByRole('table', { name: recordsFile.file.preview })
    await expect(preview.getByRole('columnheader', { name: 'FECHA_VENCIMIENTO' })).toBeAttached()
  })

  await test.step('CAR-3.1 take the suggested mapping', async () => {
    const mapping = await chooseTemplate(page, name)
    for (const [index, column] of template.columns.entries()) {
      const row = mapping.getByRole('row').filter({ hasText: column.label })
      await expect(row.getByRole('button').filter({ hasText: header[index] ?? '' })).toBeVisible()
    }
    await expect(page.getByText(recordsFile.file.check.text)).toBeVisible()
    server.hold(csv.length / 2)
    await page.getByRole('button', { name: recordsFile.file.submit, exact: true }).click()
    await expect(page).toHaveURL(/\/clustering\/cargue\?load=/)
  })

  const loadId = new URL(page.url()).searchParams.get('load') ?? ''

  await test.step('CAR-6.1 CAR-6.3 it has started by itself; stop on the way', async () => {
    await expect.poll(async () => (await script.loads.show(loadId)).processed).toBeGreaterThan(0)
    await page.getByRole('button', { name: loads.loads.stop, exact: true }).click()
    await expect.poll(async () => (await script.loads.show(loadId)).state).toBe('pausing')
    server.goOn()
    await expect(page.getByText(general.loadStates.paused, { exact: true })).toBeVisible()
    const { processed } = await script.loads.show(loadId)
    expect(processed).toBeLessThan(expected.total)
    await expect(page.getByText(`${spanish(processed)} de ${spanish(expected.total)} filas`)).toBeVisible()
  })

  await test.step('CAR-6.3 CAR-6.5 take it up again and finish: the counters are those of the file', async () => {
    await page.getByRole('button', { name: loads.loads.resume, exact: true }).click()
    const isDone = page.getByText(general.loadStates.completed_with_errors, { exact: true })
    await expect(isDone).toBeVisible()
    const counts = { created: expected.created, duplicated: expected.duplicated, errors: expected.errors }
    for (const [counted, value] of Object.entries({ ...counts, updated: 0, unchanged: 0, excluded: 0 })) {
      await expect(counter(page, counted as keyof typeof counts), counted).toHaveText(spanish(value))
    }
  })

  await test.step('CAR-4.1 CAR-4.4 every error of every rejected row is listed', async () => {
    const errors = await script.loads.errors(loadId).list({ perPage: 100 }).toArray()
    expect(errors.map(({ row, field, code }) => ({ row, field, code }))).toEqual(expected.rejected)
    const first = expected.rejected[0]
    const table = page.getByRole('table', { name: loads.errors.title })
    await expect(table.getByRole('rowheader').first()).toHaveText(spanish(first?.row ?? 0))
  })

  await test.step('CAR-7.2 the rejected rows come back as they stood in the file, with the reason behind', async () => {
    const { text } = await downloadOf(page, page.getByRole('button', { name: loads.errors.download }))
    const [head, ...rows] = readCsv(text, ';')
    expect(head).toEqual([...header, 'FILA', 'ERROR'])
    expect(rows.map((cells) => Number(cells.at(-2)))).toEqual([...expected.rejectedCells.keys()])
    for (const cells of rows) {
      const planted = expected.rejectedCells.get(Number(cells.at(-2))) ?? []
      expect(cells.slice(0, -2)).toEqual(planted.map(disarmed))
      for (const { code } of expected.rejected.filter(({ row }) => row === Number(cells.at(-2)))) {
        expect(cells.at(-1)).toContain(code)
      }
    }
  })

  await test.step('the export holds every accepted row, in the order of the file, value for value', async () => {
    await page.getByRole('link', { name: loads.loads.export }).click()
    await expect(page.getByRole('heading', { level: 1, name: menu.screens.export })).toBeVisible()
    const { text } = await downloadOf(
      page,
      page.getByRole('button', { name: loads.export.submit, exact: true }),
    )
    const [head, ...rows] = readCsv(text, ';')
    expect(head).toEqual(template.columns.map(({ label }) => label))
    expect(rows.length).toBe(expected.created)
    // Only some differences: a diff of two arrays with thousands of rows is unreadable.
    const wrong = expected.records.flatMap(({ row, values }, index) => {
      const [wanted, found] = [exportedCells(values), rows[index]]
      return JSON.stringify(found) === JSON.stringify(wanted) ? [] : [{ row, wanted, found }]
    })
    expect(wrong.slice(0, 3)).toEqual([])
  })

  await test.step('CAR-1.5 CAR-6.4 a value that is not allowed gets a meaning, and its rows are processed again', async () => {
    const isFax = ({ field, code }: (typeof expected.rejected)[number]) =>
      field === 'product' && code === 'inclusion'
    const mended = expected.rejected.filter(isFax).length
    const [product = ''] = template.columns.find((column) => column.name === 'product')?.options ?? []
    await page.goto(`/clustering/cargue?load=${loadId}`)
    const cause = page.getByRole('region', { name: /^Producto: / })
    await cause.getByRole('link', { name: loads.causes.show }).click()
    await expect(page).toHaveURL(/field=product&code=inclusion/)
    const table = page.getByRole('table', { name: loads.errors.title })
    await expect(table.getByRole('rowheader')).toHaveCount(mended)
    await cause.getByRole('button', { name: filled(loads.causes.wayOf, { value: 'Fax' }) }).click()
    await page.getByRole('option', { name: filled(loads.causes.means, { value: product }) }).click()
    await cause.getByRole('button', { name: loads.causes.save, exact: true }).click()
    await expect(cause.getByText(filled(loads.causes.becomes, { value: product }))).toBeVisible()
    await page.getByRole('button', { name: loads.loads.retry }).last().click()
    await expect(counter(page, 'created')).toHaveText(spanish(expected.created + mended))
    expect(await script.loads.show(loadId)).toMatchObject({
      ...{ round: 2, errors: expected.errors - mended, outcome: 'partial' },
    })
  })

  await test.step('CAR-4.2 CAR-4.3 a row with an error is corrected in the grid, by the keyboard alone', async () => {
    const before = await script.loads.show(loadId)
    const { data } = await script.rejectedRows.index(loadId, { state: 'rejected' })
    const row = data.find(({ errors }) => errors.length === 1 && errors[0]?.field === 'email')
    const number = spanish(row?.row ?? 0)
    const at = row?.cells.findIndex(({ field }) => field === 'email') ?? -1
    await page.getByRole('link', { name: rejectedRows.grid.open }).click()
    const grid = page.getByRole('grid', { name: rejectedRows.grid.table })
    const cell = grid
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader').filter({ hasText: new RegExp(`^${number}`) }) })
      .getByRole('gridcell')
      .nth(at)
    await expect(cell).toHaveAttribute('aria-invalid', 'true')
    await cell.click()
    await page.keyboard.press('Escape')
    await expect(cell).toBeFocused()
    await page.keyboard.press('Delete')
    await page.keyboard.type('ana@example.es')
    await page.keyboard.press('Enter')
    await expect(cell).toContainText(filled(rejectedRows.grid.inFile, { value: row?.cells[at]?.value ?? '' }))
    await page.getByRole('button', { name: filled(rejectedRows.grid.send_one, { number: '1' }) }).click()
    await expect(page.getByText(filled(rejectedRows.grid.outcomes.created, { number: '1' }))).toBeVisible()
    // Only rows with errors are shown: this one has none left.
    await expect(grid.getByRole('rowheader').filter({ hasText: new RegExp(`^${number}`) })).toHaveCount(0)
    const mended = { errors: before.errors - 1, created: before.created + 1, mended: 1 }
    expect(await script.loads.show(loadId)).toMatchObject(mended)
  })
  await context.close()
  await server.stop()
})
