import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'

test('SEG-2.1 a filter is built by keyboard, counts the matches of each condition, and is saved', async ({
  page,
}) => {
  const name = `Filtro ${randomUUID().slice(0, 8)}`
  await signIn(page)
  await page.goto('/clustering/filtrosSegmentacion')
  await page.getByRole('link', { name: 'Nuevo filtro' }).first().click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  const format = page.getByRole('button', { name: /Formato/ })
  await format.press('Enter')
  await page.getByRole('option', { name: 'Recobro estándar' }).press('Enter')
  const found = page.getByRole('status').filter({ hasText: 'registros' })
  await expect(found).toContainText(/^([\d.]+) de \1 registros$/)

  await page.getByRole('button', { name: 'Añadir una condición' }).press('Enter')
  const first = page.getByRole('region', { name: 'Condición 1' })
  await first.getByRole('button', { name: /Campo/ }).press('Enter')
  await page.getByRole('option', { name: 'Importe' }).press('Enter')
  await first.getByRole('textbox', { name: 'Valor' }).fill('900')
  await page.keyboard.press('Tab')
  await expect(
    page.getByText('Registros de «Recobro estándar» en los que Importe es al menos 900.'),
  ).toBeVisible()
  await expect(found).not.toContainText(/^([\d.]+) de \1 registros$/)
  await expect(
    page
      .getByRole('table', { name: /Muestra/ })
      .getByRole('row')
      .nth(1),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Añadir una condición' }).press('Enter')
  const second = page.getByRole('region', { name: 'Condición 2' })
  await second.getByRole('button', { name: /Campo/ }).press('Enter')
  await page.getByRole('option', { name: 'Contrato' }).press('Enter')
  await second.getByRole('textbox', { name: 'Valor' }).fill('nadie')
  await expect(
    page.getByText(/deja el filtro sin registros, porque no la cumple ninguno: .*Contrato contiene «nadie»/),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Quitar la condición 2' }).press('Enter')
  await page.getByRole('button', { name: 'Guardar' }).press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.goto('/clustering/filtrosSegmentacion')
  await expect(page.getByRole('link', { name })).toBeVisible()
})
