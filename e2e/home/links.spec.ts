import { expectAccessible } from '../support/axe.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, home } from '../support/words.ts'

const { links } = home

test('COM-1 (part): a link is made, switched off, deleted and brought back; who only reads opens what is active', {
  tag: '@page',
}, async ({ page, browser, baseURL }) => {
  await signIn(page)
  await page.goto('/linkInterest')
  await page.getByRole('button', { name: links.create }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: links.name, exact: true }).fill('De prueba')
  await form.getByRole('textbox', { name: links.url, exact: true }).fill('https://ana:clave@prueba.example/')
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form.getByRole('textbox', { name: links.url, exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await form.getByRole('textbox', { name: links.url, exact: true }).fill('https://prueba.example/inicio')
  await form.getByRole('button', { name: general.actions.save }).click()
  const row = page.getByRole('row', { name: /De prueba/ })
  await expect(row).toBeVisible()
  await expectAccessible(page)

  const act = async (name: string) => {
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await act(general.actions.destroy)
  await page.getByRole('alertdialog').getByRole('button', { name: general.actions.destroy }).click()
  await expect(page.getByText(general.done.destroyed)).toBeVisible()
  await page.goto('/linkInterest?deleted=true')
  await act(general.actions.restore)
  await expect(page.getByText(general.done.restored)).toBeVisible()
  await page.goto('/linkInterest')
  await act(links.deactivate)
  await expect(page.getByText(links.deactivated)).toBeVisible()

  const own = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'es-ES' })
  const reader = await own.newPage()
  await signIn(reader, 'empleado')
  await reader.goto('/linkInterest')
  const open = reader.getByRole('link', { name: 'sede.agenciatributaria.gob.es' })
  await expect(open).toHaveAttribute('target', '_blank')
  await expect(open).toHaveAttribute('rel', /noreferrer/)
  await expect(reader.getByRole('row', { name: /De prueba/ })).toHaveCount(0)
  await expect(reader.getByRole('button', { name: links.create })).toHaveCount(0)
  await own.close()
})
