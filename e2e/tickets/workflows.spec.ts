import type { Page } from '@playwright/test'
import type { Portal, WorkflowDocument } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, imports, menu, filled, workflows } from '../support/words.ts'

const { page: words, publish, simulation, states, transitions } = workflows

/** Three states; the second is a dead end. */
async function stuckDocument(script: Portal): Promise<WorkflowDocument> {
  const [end] = (await script.finalStates.index({ search: 'PAGADO_YA' })).data
  return {
    states: [
      { code: 'abierto', name: 'Abierto', category: 'initial' },
      { code: 'mirado', name: 'Mirado', category: 'open' },
      { code: 'hecho', name: 'Hecho', category: 'final', finalStateId: end?.id ?? '' },
    ],
    transitions: [{ code: 'mirar', name: 'Mirar', from: 'abierto', to: 'mirado' }],
  }
}

const open = (page: Page, view: keyof typeof words.views) =>
  page.getByRole('tab', { name: words.views[view], exact: true }).click()

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(name) })
    .last()
    .click()
  await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click()
}

test('PAN-10.5 PAN-10.6 PAN-10.7 a workflow is not published while a state has no way on, then walked through, published, and published again by a map', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const name = `De la prueba ${crypto.randomUUID().slice(0, 6)}`
  const { id } = await script.workflows.create({
    name,
    document: await stuckDocument(script),
  })
  await enter(page, 'admin', '/workflow')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByText(workflows.graph.faults)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mirado Abierto Desde este estado/ })).toBeVisible()
  await expectAccessible(page)

  await open(page, 'transitions')
  await page
    .getByRole('button', { name: new RegExp(transitions.transition) })
    .last()
    .click()
  const added = page.getByRole('group', { name: new RegExp(`${transitions.transition} 2`) })
  await added.getByRole('textbox', { name: transitions.name }).fill('Terminar')
  await added.getByRole('textbox', { name: states.code }).fill('terminar')
  await choose(page, transitions.from, 'Mirado')
  await choose(page, transitions.to, 'Hecho')
  await page.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByText(general.done.saved)).toBeVisible()

  await open(page, 'simulation')
  await page.getByRole('button', { name: simulation.start, exact: true }).click()
  await page.getByRole('button', { name: 'Mirar', exact: true }).click()
  await page.getByRole('button', { name: 'Terminar', exact: true }).click()
  await expect(page.getByText('Pago realizado · PAGADO_YA')).toBeVisible()

  await open(page, 'versions')
  await page.getByRole('button', { name: publish.act, exact: true }).click()
  await expect(page.getByText(filled(publish.same, { number: '1' }))).toBeVisible()

  const { document, version } = await script.workflows.show(id)
  const renamed = JSON.parse(
    JSON.stringify(document).replaceAll('mirado', 'revisado').replaceAll('Mirado', 'Revisado'),
  ) as WorkflowDocument
  await script.workflows.patch(id, { document: renamed, version })
  await page.reload()
  await page.getByText(publish.migrate, { exact: true }).click()
  await choose(page, filled(publish.heir, { name: 'Mirado' }), 'Revisado')
  await expectAccessible(page)
  await page.getByRole('button', { name: publish.act, exact: true }).click()
  // On the page, and as a notice.
  await expect(
    page.getByText(filled(words.published, { number: '2' }), { exact: true }).first(),
  ).toBeVisible()
  await expect(page.getByText('mirado → revisado')).toBeVisible()
  expect(await script.workflows.show(id)).toMatchObject({ published: 2, faults: [] })
})

test('a workflow is drawn by a file of its transitions, which says of each row first what would come of it', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const name = `Nóminas ${crypto.randomUUID().slice(0, 6)}`
  const { list } = workflows
  await enter(page, 'admin', '/workflow')
  await page.getByRole('button', { name: general.actions.import }).click()
  const dialog = page.getByRole('dialog', { name: filled(imports.title, { name: menu.screens.workflows }) })
  await expect(dialog.getByText(list.importHelp)).toBeVisible()
  const lines = [
    [list.workflow, list.transition, list.from, list.to, list.category, list.end, list.required],
    [name, 'Empezar', 'Nuevo', 'En curso', '', '', ''],
    [name, 'Esperar', 'En curso', 'En espera', list.categories.pending, '', ''],
    [name, 'Seguir', 'En espera', 'en curso', '', '', ''],
    [name, 'Resolver', 'En curso', 'Resuelto', '', 'RESUELTO', 'resultado | motivo'],
    [name, 'Reabrir', 'Resuelto', 'En curso', '', '', ''],
  ]
  const buffer = Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n'))
  const file = { name: 'flujos.csv', mimeType: 'text/csv', buffer }
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await dialog.getByRole('button', { name: imports.check }).click()
  const refused = dialog.getByRole('region', { name: imports.refusedRows })
  await expect(refused.getByRole('row', { name: new RegExp(`^6 ${list.from}`) })).toBeVisible()
  await expectAccessible(page)
  const found = async () => (await script.workflows.index({ search: name })).data
  expect(await found(), 'a dry run makes nothing').toEqual([])

  await dialog.getByRole('button', { name: filled(imports.run, { number: '4' }) }).click()
  await expect(dialog.getByText(imports.done)).toBeVisible()
  expect(await found()).toMatchObject([{ name, faults: [], published: null }])
  await dialog.getByRole('button', { name: imports.close }).last().click()
  await page.goto(`/workflow?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('button', { name: /^En espera Pendiente/ })).toBeVisible()
})
