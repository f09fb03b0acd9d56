import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('APE-1.1 APE-1.4 APE-2.1 APE-4.1 APE-4.2 an administrator plans a service, looks at its checklist, opens it late with its cause, and finds it in the history', async ({
  page,
  baseURL,
}) => {
  const name = `Servicio ${crypto.randomUUID().slice(0, 8)}`
  const script = await scriptOf(baseURL)
  const [skill] = (await script.skills.index({ perPage: 1 })).data
  await enter(page, 'admin', '/aperturas?tab=plans')
  await page.getByRole('button', { name: 'Nuevo plan' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nuevo plan de apertura' })
  await form.getByRole('textbox', { name: 'Servicio', exact: true }).fill(name)
  await form.getByRole('combobox', { name: 'Skill' }).fill(skill?.code ?? '')
  await page.getByRole('option').first().click()
  await form.getByRole('textbox', { name: 'Hora (HH:MM)' }).fill('00:00')
  await form.getByRole('button', { name: /Días/ }).click()
  await page.getByRole('option', { name: 'Todos los días' }).click()
  await form.getByRole('textbox', { name: 'Comprobaciones a mano' }).fill('Cabina')
  await form.getByRole('textbox', { name: 'Comprobaciones a mano' }).press('Enter')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('tab', { name: 'Hoy' }).click()
  await page.getByRole('link', { name }).click()
  const drawer = page.getByRole('dialog', { name: new RegExp(name) })
  await drawer.getByRole('button', { name: /Cabina/ }).click()
  await page.getByRole('option', { name: 'Verde' }).click()
  await expect(drawer.getByText('En comprobación')).toBeVisible()
  await drawer.getByRole('button', { name: 'Abrir el servicio' }).click()
  const why = page.getByRole('dialog', { name: `Abrir ${name} con incidencias` })
  await why.getByRole('button', { name: /Causa/ }).click()
  await page.getByRole('option', { name: 'Telefonía' }).click()
  await why.getByRole('textbox', { name: 'Nota' }).fill('La centralita arrancó tarde')
  await why.getByRole('button', { name: 'Abrir el servicio' }).click()
  await expect(drawer.getByText('Abierta con incidencias')).toBeVisible()
  await drawer.getByRole('button', { name: 'Cerrar el servicio' }).click()
  await expect(drawer.getByText('Cerrada', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Historial' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Telefonía')
  await page.getByRole('tab', { name: 'Fiabilidad' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Telefonía (1)')
  // The figures of a service link to its own openings only.
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link', { name })
    .click()
  await expect(page.getByRole('tab', { name: 'Historial' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('rowheader')).toHaveText([name])
})
