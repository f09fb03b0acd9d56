import { readPdf } from '@portal/pdf/testing'
import { expectAccessible } from '../support/axe.ts'
import { readCsv } from '../support/csv.ts'
import { contentOf, exported, savedBy } from '../support/list-files.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { readWorkbook } from '../support/workbook.ts'
import { general, imports, menu, filled, tickets } from '../support/words.ts'

const { fields } = tickets
const title = menu.screens.fields

test('SHE-5.1 SHE-5.2 SHE-5.4 SHE-5.9 REP-5.1 REP-5.2 REP-5.3 a filtered list is saved as a workbook, as text and as PDF: its columns, its order, all its pages', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 5)
  const labels = Array.from({ length: 12 }, (_, at) => `Exportado ${mark} ${String(at).padStart(2, '0')}`)
  await script.fields.import({
    dryRun: false,
    rows: [...labels, `=1+1 ${mark}`].map((label, at) => ({
      key: `exportado_${mark}_${at}`,
      label,
      type: 'integer',
      position: 1000 + at,
      active: at !== 0,
    })),
  })
  await enter(page, 'admin', `/creacionCamposGestion?search=${mark}&active=true&sort=-label&perPage=10`)
  await expect(page.getByRole('row', { name: new RegExp(`Exportado ${mark} 11`) })).toBeVisible()

  const download = await exported(page, /XLSX/)
  expect(download.suggestedFilename()).toBe(`${title}.xlsx`)
  const [header, ...rows] = readWorkbook(await contentOf(download))
  const shown = [fields.label, fields.key, fields.type, fields.required, fields.personalData]
  expect(header).toEqual([...shown, fields.state, fields.position, fields.uses])
  const wanted = [...labels.slice(1).reverse(), `=1+1 ${mark}`]
  expect(rows.map(([label]) => label)).toEqual(wanted)
  expect(rows[0]).toEqual([
    `Exportado ${mark} 11`,
    `exportado_${mark}_11`,
    fields.types.integer,
    general.no,
    fields.classes.none,
    fields.active,
    1011,
    0,
  ])

  const text = await contentOf(await exported(page, /CSV/))
  const lines = readCsv(text.toString('utf8'), ';')
  expect(lines[0]).toEqual(header)
  expect(lines.slice(1).map(([label]) => label)).toEqual([...wanted.slice(0, -1), `'=1+1 ${mark}`])

  const printed = await readPdf(await contentOf(await exported(page, /PDF/)))
  const texts = printed.pages.flatMap((sheet) => sheet.texts)
  expect(printed.info).toMatchObject({ Title: title, Language: 'es' })
  expect(texts[1]).toContain(mark)
  expect(texts.slice(2, 2 + shown.length)).toEqual(shown)
  expect(texts.filter((text) => wanted.includes(text))).toEqual(wanted)
})

test('an import says what would come of each row, does it, and gives the wrong rows back to mend', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 5)
  await script.fields.create({
    key: `estaba_${mark}`,
    label: `Ya estaba ${mark}`,
    type: 'text',
    required: true,
  })
  await enter(page, 'admin', '/creacionCamposGestion')
  await page.getByRole('button', { name: general.actions.import }).click()
  const dialog = page.getByRole('dialog', { name: filled(imports.title, { name: title }) })

  const template = await savedBy(page, () =>
    dialog.getByRole('button', { name: imports.templateCsv }).click(),
  )
  const [head = []] = readCsv((await contentOf(template)).toString('utf8'), ';')
  expect(head.slice(0, 3)).toEqual([fields.label, fields.key, fields.type])

  const lines = [
    'Nombre visible;CLAVE;tipo;Opciones;Notas',
    `Traído de fuera;traido_${mark};Lista;Sí | No;`,
    `Ya estaba, ${mark} con otro nombre;estaba_${mark};Texto;;`,
    'Clave mala;Con Espacios;Texto;;mirar',
    'Tipo malo;tipo_malo;Novela;;',
  ]
  // The encoding of Western European spreadsheets.
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1')
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'campos.csv', mimeType: 'text/csv', buffer })

  // One header is unknown: its column is mapped by hand.
  await expect(dialog.getByText(filled(imports.needed, { names: fields.label }))).toBeVisible()
  await expect(dialog.getByText(filled(imports.unused, { names: 'Nombre visible, Notas' }))).toBeVisible()
  await dialog.getByRole('button', { name: new RegExp(`${imports.absent}.*${fields.label}`) }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Nombre visible' }).click()
  await expect(dialog.getByText('Traído de fuera')).toBeVisible()
  await dialog.getByRole('button', { name: imports.check }).click()

  const errors = dialog.getByRole('region', { name: imports.refusedRows })
  await expect(errors.getByRole('row', { name: /^4 Clave Con Espacios/ })).toBeVisible()
  await expect(errors.getByRole('row', { name: /^5 Tipo Novela/ })).toBeVisible()
  await expectAccessible(page)
  expect((await script.fields.index({ search: `traido_${mark}` })).data, 'a dry run changes nothing').toEqual(
    [],
  )

  await dialog.getByRole('button', { name: filled(imports.run, { number: '2' }) }).click()
  await expect(dialog.getByText(imports.done)).toBeVisible()
  const { data } = await script.fields.index({ search: `traido_${mark}` })
  expect(data[0]).toMatchObject({ key: `traido_${mark}`, type: 'list', options: ['Sí', 'No'] })
  const changed = (await script.fields.index({ search: `${mark} con otro nombre` })).data[0]
  expect(changed).toMatchObject({ key: `estaba_${mark}`, required: true })

  const refused = await savedBy(page, () => dialog.getByRole('button', { name: imports.saveRefused }).click())
  const [, ...back] = readCsv((await contentOf(refused)).toString('utf8'), ';')
  expect(back.map((cells) => cells.slice(0, 5))).toEqual([
    ['Clave mala', 'Con Espacios', 'Texto', '', 'mirar'],
    ['Tipo malo', 'tipo_malo', 'Novela', '', ''],
  ])
  expect(back.map((cells) => cells[5])).toEqual([
    expect.stringContaining(fields.key),
    expect.stringContaining(fields.type),
  ])
  await dialog.getByRole('button', { name: imports.close }).last().click()
  await page.goto(`/creacionCamposGestion?search=${encodeURIComponent(`${mark} con otro nombre`)}`)
  await expect(
    page.getByRole('row', { name: new RegExp(`Ya estaba, ${mark} con otro nombre`) }),
  ).toBeVisible()
})
