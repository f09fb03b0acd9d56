import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { test } from '../support/test.ts'
import { duplicates as words, filled } from '../support/words.ts'

const columns = [
  { name: 'code', label: 'CODE', type: 'text', required: true, key: true, transform: 'none' },
  { name: 'name', label: 'Persona', type: 'text', required: false, key: false, transform: 'none' },
  { name: 'phone', label: 'Número', type: 'phone', required: false, key: false, transform: 'none' },
] as const

test('DUP-2.1 the records of a group are compared side by side: one is excluded, the rest merged field by field, and the merge is undone', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 6)
  const { id: templateId } = await script.templates.create({ name: `Gente ${mark}`, columns: [...columns] })
  const lines = ['A1;Ana García;600111222', 'A2;Ana Garsía;600111222', 'A3;Luis Pérez;600111222']
  const file = new File([`CODE;Persona;Número\n${lines.join('\n')}\n`], `${mark}.csv`)
  const { id: fileId } = await script.recordsFile.create(file)
  const { id: loadId } = await script.recordsFile.import(fileId, { templateId })
  await script.loads.start(loadId)
  await script.loads.waitUntil(loadId, (state) => state.startsWith('completed'), { maxInterval: 20 })

  await enter(page, 'admin', '/clustering/resultados')
  await expect(page.getByRole('link', { name: 'Nombres parecidos' })).toBeVisible()
  await expectAccessible(page)
  const search = await script.duplicateSearches.create({
    ...{ name: `Mismo número ${mark}`, templateId, scope: 'format', keys: ['phone'], method: 'exact' },
  })
  await page.reload()
  await page.getByRole('link', { name: search.name }).click()
  await expect(page.getByRole('heading', { name: search.name })).toBeVisible()
  await page.getByRole('link', { name: '600111222' }).click()

  const sides = page.getByRole('table', { name: words.group.side })
  const person = sides.getByRole('row').filter({ hasText: 'Persona' })
  await expect(person).toContainText(words.group.differs)
  await expect(sides.getByRole('row').filter({ hasText: 'Número' })).not.toContainText(words.group.differs)
  await expectAccessible(page)
  await page.getByRole('button', { name: filled(words.group.leaveOutOf, { name: 'A3' }) }).press('Enter')
  await expect(sides.getByRole('columnheader', { name: new RegExp(`A3.*${words.group.out}`) })).toBeVisible()

  await person.getByRole('button').press('Enter')
  await page.getByRole('option', { name: /Ana García · A1/ }).press('Enter')
  await page.getByRole('button', { name: words.group.merge, exact: true }).press('Enter')
  await expect(page.getByText(words.groupStates.partial).first()).toBeVisible()
  const kept = async () => {
    const nodes = [{ parent: null, kind: 'group', match: 'all' } as const]
    const { sample } = await script.filters.preview({ templateId, nodes })
    return sample.map(([code, name]) => `${code} ${name}`).sort()
  }
  await expect.poll(kept).toEqual(['A2 Ana García', 'A3 Luis Pérez'])

  await page.getByRole('button', { name: words.group.undo }).press('Enter')
  await expect(page.getByText(words.groupStates.pending).first()).toBeVisible()
  await expect.poll(kept).toEqual(['A1 Ana García', 'A2 Ana Garsía', 'A3 Luis Pérez'])
})
