import { expectAccessible } from '../support/axe.ts'
import { seen } from '../support/seen.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { resource, filled, templates } from '../support/words.ts'

test('SHE-7.3 a format that two people edit at once shows both, and who saves again keeps their own', async ({
  page,
  baseURL,
}) => {
  const name = `De dos ${crypto.randomUUID().slice(0, 8)}`
  const columns = [{ name: 'document', label: 'Documento', type: 'nif' } as const]
  const script = await scriptOf(baseURL)
  const { id } = await script.templates.create({ name, columns })
  await enter(page, 'admin', `/clustering/crearFormato?id=${id}`)
  const form = page.getByRole('form', { name: templates.editor.editTitle })
  const field = form.getByRole('textbox', { name: templates.editor.name, exact: true }).first()
  await expect(field).toHaveValue(name)
  const theirs = { ...(await seen(script.templates, id)), name: `${name} de otra` }
  await script.templates.update(id, { columns, ...theirs })
  await field.fill(`${name} mía`)
  const save = form.getByRole('button', { name: templates.editor.save })
  await save.click()
  await expect(page.getByText(filled(resource.conflict.theirs, { value: theirs.name }))).toBeInViewport()
  await expect(page.getByText(filled(resource.conflict.mine, { value: `${name} mía` }))).toBeInViewport()
  await expectAccessible(page)
  await save.click()
  await expect(page).toHaveURL(/\/clustering\/formats/)
  expect(await script.templates.show(id)).toMatchObject({ name: `${name} mía`, version: 3 })
})
