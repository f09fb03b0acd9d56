import { readFile } from 'node:fs/promises'
import type { ConfigurationFile } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { roles, filled } from '../support/words.ts'

const { configuration } = roles

test('PAN-18.2 the configuration goes out as a file, is looked at with before and after, and comes in as it was reviewed', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID()
  const tag = await script.tags.create({ name: `De la configuración ${mark}`, colour: '#112233' })
  await enter(page, 'admin', '/permisos')
  await page.getByRole('tab', { name: roles.catalogue.tabs.configuration }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: configuration.download }).click()
  const path = await (await downloading).path()
  const file = JSON.parse(await readFile(path, 'utf8')) as ConfigurationFile
  const { families } = file
  // Other tests change other tags concurrently.
  const tags = (families.tags ?? [])
    .filter((row) => row.name === tag.name)
    .map((row) => ({ ...row, colour: '#445566' }))
  const changed = {
    ...file,
    families: {
      ...{ tags: [...tags, { name: `Traída de fuera ${mark}` }] },
      roles: [{ name: `Rol traído de fuera ${mark}`, permissions: ['MENU_LOGS'] }],
      fields: [{ key: 'No vale', label: 'x', type: 'text' }],
    },
  }
  await page.locator('input[type=file]').setInputFiles({
    name: 'preproduccion.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(changed)),
  })
  await expect(page.getByText(filled(configuration.check, { name: 'preproduccion.json' }))).toBeVisible()
  await expect(page.getByText('#112233 → #445566')).toBeVisible()
  await expect(page.getByRole('row', { name: /No vale/ })).toContainText(configuration.outcomes.refused)
  await expectAccessible(page)
  expect((await script.tags.show(tag.id)).colour).toBe('#112233')
  await page.getByRole('button', { name: filled(configuration.run, { number: '3' }) }).click()
  await expect(page.getByText(filled(configuration.done, { number: '3' }))).toBeVisible()
  expect((await script.tags.show(tag.id)).colour).toBe('#445566')
  const [role] = (await script.roles.index({ search: mark })).data
  expect((await script.roles.show(role?.id ?? '')).permissions).toEqual(['MENU_LOGS'])
  if (role) await script.roles.destroy(role.id)
})
