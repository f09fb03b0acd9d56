import { expectAccessible } from '../support/axe.ts'
import { scriptOf, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, resource, said, tickets } from '../support/words.ts'

const { tags } = tickets

test('SHE-7 PAN-13 PAN-14 a tag lives: made, written by two at once, deleted, brought back, put in order', {
  tag: '@page',
}, async ({ page, baseURL }) => {
  const script = await scriptOf(baseURL)
  await signIn(page)
  await page.goto('/etiquetas')
  await page.getByRole('button', { name: tags.create }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: tags.name, exact: true }).fill('De prueba')
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByText(general.done.saved)).toBeVisible()
  const row = page.getByRole('row', { name: /De prueba/ })
  await expect(row).toBeVisible()

  const act = async (name: string) => {
    await page
      .getByRole('row', { name: /De prueba|La mía/ })
      .getByRole('button')
      .last()
      .click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await act(general.actions.edit)
  const [tag] = (await script.tags.index({ search: 'De prueba' })).data
  if (tag === undefined) throw new Error('the tag is not there')
  await script.tags.patch(tag.id, { scope: 'cases' })
  await form.getByRole('textbox', { name: tags.name, exact: true }).fill('La mía')
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form.getByText(said(resource.conflict.theirs, { value: tags.scopes.cases }))).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByRole('row', { name: /La mía/ })).toBeVisible()
  expect(await script.tags.show(tag.id)).toMatchObject({ name: 'La mía', scope: 'all' })

  await act(general.actions.destroy)
  await page.getByRole('alertdialog').getByRole('button', { name: general.actions.destroy }).click()
  await expect(page.getByText(general.done.destroyed)).toBeVisible()
  await page.goto('/etiquetas?deleted=true')
  await act(general.actions.restore)
  await expect(page.getByText(general.done.restored)).toBeVisible()

  await page.goto('/etiquetas')
  await page.getByRole('button', { name: general.actions.reorder }).click()
  await expect(page.getByText(resource.order.text)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
