import { expectAccessible } from '../support/axe.ts'
import { textIn, walkLife, writeDay } from '../support/life.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { absences, general, filled } from '../support/words.ts'

const { types, terms } = absences

test('new terms are planned from a day on, shown next to those in force and withdrawn; the past is unchanged', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const code = crypto.randomUUID().slice(0, 5).toUpperCase()
  const move = await script.absenceTypes.create({
    ...{ code, name: `Mudanza ${code}`, family: 'leave', unit: 'natural_days' },
    ...{ country: 'ES', maxPerEvent: 1, source: `ET 37.3 ${code}` },
  })
  await enter(page, 'admin', `/tipologiaAusencias?search=${code}`)
  const row = page.getByRole('row', { name: new RegExp(move.name) })
  await expect(row).toContainText(move.source)
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: general.actions.edit, exact: true }).click()
  const form = page.getByRole('dialog', { name: filled(types.edit, { name: move.name }) })
  await form.getByRole('textbox', { name: types.maxPerEvent }).fill('3')
  const write = (digits: string) => writeDay(page, form, types.changesFrom, digits)
  await write('01012020')
  await form.getByRole('button', { name: general.actions.save }).click()
  // The past is unchanged.
  await expect(form.getByText(/inválido/)).toBeVisible()
  await write('01022099')
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form).toBeHidden()
  await expect(row).toContainText('2099-02-01')
  expect(await script.absenceTypes.show(move.id)).toMatchObject({ maxPerEvent: 1, validFrom: move.validFrom })

  await page.getByRole('link', { name: move.name }).click()
  const drawer = page.getByRole('dialog', { name: filled(terms.title, { name: move.name }) })
  await expect(drawer.getByText(filled(terms.byEvent, { number: '3' }))).toBeVisible()
  await expect(
    drawer.getByRole('heading', {
      name: filled(terms.between, { from: move.validFrom, until: '2099-01-31' }),
    }),
  ).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: terms.withdraw }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: terms.withdraw }).click()
  await expect(drawer.getByText(terms.planned)).toHaveCount(0)
  expect(await script.absenceTypes.show(move.id)).toMatchObject({ nextChangeOn: null })
})

test('PAN-15.2 SHE-5.9 SHE-7.3 a kind of absence lives; its terms go and come with it', async ({
  page,
  baseURL,
}) => {
  await walkLife(page, baseURL, {
    ...{ family: 'absenceTypes', path: '/tipologiaAusencias', words: types, of: (one) => one.absenceTypes },
    label: { property: 'name', field: types.name },
    opens: true,
    async fill(_, form, mark) {
      await textIn(form, types.code).fill(mark)
      await textIn(form, types.country).fill('ES')
    },
    second: (mark) => ({ code: `${mark}2`, family: 'leave', unit: 'natural_days' }),
  })
})
