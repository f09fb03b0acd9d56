import type { Portal, WorkflowDocument } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { chooseIn } from '../support/life.ts'
import { seen } from '../support/seen.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, incidents, filled, workflows } from '../support/words.ts'

const { one, workflow: words, list } = incidents

/** Nuevo → En el taller → Reparado, which requires a date and an amount; some steps have the names of buttons. */
async function published(script: Portal, name: string) {
  const [end] = (await script.finalStates.index({ search: 'RESUELTO' })).data
  const document: WorkflowDocument = {
    states: [
      { code: 'nuevo', name: 'Nuevo', category: 'initial' },
      { code: 'taller', name: 'En el taller', category: 'pending' },
      { code: 'hecho', name: 'Reparado', category: 'final', finalStateId: end?.id ?? '' },
      { code: 'anulado', name: 'Cancelado', category: 'final', finalStateId: end?.id ?? '' },
    ],
    transitions: [
      { code: 'llevar', name: 'Asignar', from: 'nuevo', to: 'taller' },
      { code: 'cancelar', name: 'Cancelar', from: 'nuevo', to: 'anulado' },
      {
        ...{ code: 'reparar', name: 'Reparar', from: 'taller', to: 'hecho' },
        ...{
          screen: ['resultado', 'fecha_compromiso', 'importe_compromiso'],
          required: ['importe_compromiso'],
        },
      },
    ],
  }
  const { id } = await script.workflows.create({ name, document })
  await script.workflows.publish(id, { ...(await seen(script.workflows, id)), live: 'finish' })
  return { id, document }
}

test('PAN-10.4 PAN-12.2 an incident follows a workflow, moves with it into its next version, and ends where that ends', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 6)
  const name = `Arreglo de teclados ${mark}`
  const title = `Teclado roto ${mark}`
  const { id, document } = await published(script, name)
  const incident = await script.incidents.create({
    ...{ title, description: 'No responde.', category: 'equipment', severity: 'low' },
    startsAt: '2026-03-05T09:00:00Z',
  })
  await enter(page, 'admin', `/incidencias?incident=${incident.id}`)
  const drawer = page.getByRole('dialog', { name: title })
  await drawer.getByRole('button', { name: one.follow, exact: true }).click()
  const form = page.getByRole('dialog', { name: one.follow })
  await chooseIn(page, form, words.one, name)
  await expectAccessible(page)
  await form.getByRole('button', { name: one.follow, exact: true }).click()
  await expect(drawer.getByText(filled(words.title, { name }))).toBeVisible()
  // From now on only its transitions change its state.
  await expect(drawer.getByRole('button', { name: one.resolve, exact: true })).toHaveCount(0)
  // Steps are labelled by their target, so none clashes with the buttons to close or to assign.
  await expect(drawer.getByRole('button', { name: one.assign, exact: true })).toHaveCount(1)
  await drawer.getByRole('button', { name: words.advance }).click()
  await expect(page.getByRole('menuitem', { name: 'Cancelado' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'En el taller' }).click()
  const step = page.getByRole('dialog', { name: filled(words.into, { state: 'En el taller' }) })
  await expect(step.getByText(filled(words.step, { name: 'Asignar' }))).toBeVisible()
  const [able] = await script.incidents.assignees()
  await chooseIn(page, step, list.assignee, able?.displayName ?? '')
  await expectAccessible(page)
  await step.getByRole('button', { name: filled(words.into, { state: 'En el taller' }), exact: true }).click()
  await expect(drawer.getByText('En el taller', { exact: true })).toBeVisible()

  const moved = JSON.parse(
    JSON.stringify(document).replaceAll('"taller"', '"banco"').replaceAll('En el taller', 'En el banco'),
  ) as WorkflowDocument
  await script.workflows.patch(id, { ...(await seen(script.workflows, id)), document: moved })
  await page.goto(`/workflow?workflow=${id}&view=versions`)
  await expect(page.getByText(filled(workflows.publish.records, { number: '1' }))).toBeVisible()
  await page.getByText(workflows.publish.migrate, { exact: true }).click()
  await page
    .getByRole('button', { name: new RegExp(filled(workflows.publish.heir, { name: 'En el taller' })) })
    .click()
  await page.getByRole('listbox').getByRole('option', { name: 'En el banco', exact: true }).click()
  await page.getByRole('button', { name: workflows.publish.act, exact: true }).click()
  await expect(page.getByText('taller → banco')).toBeVisible()

  await page.goto(`/incidencias?incident=${incident.id}`)
  await expect(drawer.getByText('En el banco', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: words.advance }).click()
  await page.getByRole('menuitem', { name: 'Reparado' }).click()
  const into = filled(words.into, { state: 'Reparado' })
  const screen = page.getByRole('dialog', { name: into })
  await expectAccessible(page)
  await screen.getByRole('textbox', { name: 'Importe comprometido' }).fill('12,5')
  await screen.getByRole('textbox', { name: words.comment }).fill('Teclado nuevo.')
  await screen.getByRole('button', { name: into, exact: true }).click()
  await expect(drawer.getByText('Teclado nuevo.')).toBeVisible()
  await expect(drawer.getByText('Reparado', { exact: true })).toBeVisible()
  await expect(drawer.getByText(list.states.closed, { exact: true })).toBeVisible()
  await expect(drawer.getByText(one.closedText)).toBeVisible()
  await drawer.getByRole('button', { name: general.actions.history }).click()
  expect(await script.incidents.show(incident.id)).toMatchObject({
    ...{ state: 'closed', resolution: 'Teclado nuevo.', assignee: able },
    workflow: { number: 2, values: [{ key: 'importe_compromiso', value: '12.5' }] },
  })
})
