import { ownPerson } from '../support/own-person.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('TAR-4.1 TAR-4.2 an administrator creates a task, ticks and notes, moves it on the board by keyboard, hands it over, saves a filter, and completes it in place', async ({
  page,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const { script } = await ownPerson(baseURL, 'VER_DASHBOARD')
  const colleague = script.session.current?.userData.displayName ?? ''
  const title = `Revisar ${mark}`
  await enter(page, 'admin', '/configuracionTarea')
  await page.getByRole('link', { name: 'Nueva tarea' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nueva tarea' })
  await form.getByRole('textbox', { name: 'Título', exact: true }).fill(title)
  await form.getByRole('textbox', { name: 'Lista de comprobación' }).fill('Español')
  await form.getByRole('textbox', { name: 'Lista de comprobación' }).press('Enter')
  await form.getByRole('button', { name: /Prioridad/ }).click()
  await page.getByRole('option', { name: 'Urgente' }).click()
  await form.getByRole('button', { name: 'Guardar' }).click()

  const one = page.getByRole('dialog', { name: title })
  await one.getByText('Español').click()
  await expect(one.getByText('1/1')).toBeVisible()
  await one.getByRole('textbox', { name: 'Nota' }).fill(`Falta ${mark}`)
  await one.getByRole('button', { name: 'Añadir la nota' }).click()
  await expect(one.getByText(`Falta ${mark}`)).toBeVisible()
  await expect(one.getByRole('textbox', { name: 'Nota' })).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Tablero' }).click()
  // The list has a search and rows, too: wait until the board has replaced it.
  await expect(page.getByRole('grid', { name: /^Tarjetas de / }).first()).toBeVisible()
  // The board shows the first hundred by deadline.
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(mark)
  await expect(page.getByRole('button', { name: /^Mover / })).toHaveCount(1)
  const card = page.getByRole('row', { name: title })
  await card.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(card.getByRole('button', { name: `Mover ${title}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'En curso' }).press('Enter')
  await expect(page.getByText(`«${title}»: En curso`)).toBeVisible()
  await expect(
    page.getByRole('grid', { name: 'Tarjetas de En curso' }).getByRole('row', { name: title }),
  ).toBeVisible()

  await card.press('Enter')
  await one.getByRole('button', { name: 'Traspasar' }).click()
  const handover = page.getByRole('dialog', { name: /Traspasar/ })
  await handover.getByRole('combobox').fill(colleague)
  await page.getByRole('option', { name: colleague }).first().click()
  await handover.getByRole('textbox').last().fill(`De baja ${mark}`)
  await handover.getByRole('button', { name: 'Traspasar' }).click()
  await expect(handover).toHaveCount(0)
  await expect(one.getByText(`De baja ${mark}`)).toBeVisible()
  await expect(one.getByText(colleague).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/configuracionTarea?state=in_progress')
  const view = `En curso ${mark}`
  await page.getByRole('button', { name: 'Guardar como vista' }).click()
  await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill(view)
  await page.getByRole('textbox', { name: 'Nombre de la vista' }).press('Enter')
  await page.goto('/configuracionTarea')
  await page
    .getByRole('link', { name: view })
    .or(page.getByRole('tab', { name: view }))
    .first()
    .click()
  await expect(page).toHaveURL(/state=in_progress/)

  await page.getByRole('button', { name: `Marcar como hecha: ${title}` }).click()
  await expect(page.getByText(`«${title}»: Hecha`)).toBeVisible()
  await expect(page.getByRole('row', { name: title })).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(page.getByRole('row', { name: title })).toBeVisible()
})
