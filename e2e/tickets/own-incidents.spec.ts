import { expectAccessible } from '../support/axe.ts'
import { enterAs, ownPerson } from '../support/own-person.ts'
import { seen } from '../support/seen.ts'
import { scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { dashboard, general, incidents, menu } from '../support/words.ts'

const { list, one, mine } = incidents

test('PAN-16.1 HOM-1.2 somebody who may not open the incidents reports one from any page, follows it and answers, and sees no other', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'MENU_PERFIL')
  const admin = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 6)
  const title = `Sin ratón ${mark}`
  const others = await admin.incidents.create({
    ...{ title: `De otra persona ${mark}`, description: 'No es suya.', category: 'other', severity: 'low' },
    startsAt: '2026-03-05T09:00:00Z',
  })
  await enterAs(page, person, '/userProfile')
  await page.getByRole('button', { name: menu.user.menu }).click()
  await page.getByRole('menuitem', { name: menu.user.report }).click()
  await expect(page).toHaveURL('/userProfile?incident=new')
  const form = page.getByRole('dialog', { name: list.create })
  await form.getByRole('textbox', { name: list.title, exact: true }).fill(title)
  await form.getByRole('textbox', { name: one.description, exact: true }).fill('No se mueve.')
  await form.getByRole('textbox', { name: one.startsAtTime, exact: true }).first().fill('00:00')
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  // It replaces the form, beside the same page.
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  const [reported] = (await admin.incidents.index({ search: title })).data
  const id = reported?.id ?? ''
  await expect(page).toHaveURL(`/userProfile?incident=${id}`)

  const note = `Es de los de 2019 ${mark}`
  await admin.incidents.answer(id, { text: note, internal: true })
  await admin.incidents.answer(id, { text: '¿Ha probado en otro puesto?' })

  await page.goto('/dashboard')
  const figures = page.getByRole('region', { name: dashboard.tiles.title })
  await expect(figures.locator('dl').first()).toContainText(`${dashboard.tiles.labels.ownIncidents}1`)
  const card = page.getByRole('region', { name: dashboard.cards.ownIncidents })
  await expect(card.getByRole('link', { name: title })).toBeVisible()
  await card.getByRole('link', { name: dashboard.links.ownIncidents }).click()
  const own = page.getByRole('dialog', { name: mine.title })
  await expect(own.getByRole('link', { name: title })).toBeVisible()
  await expect(own.getByText(`De otra persona ${mark}`)).toHaveCount(0)
  await expectAccessible(page)
  await own.getByRole('link', { name: title }).click()
  const drawer = page.getByRole('dialog', { name: title })
  await expect(drawer.getByText('¿Ha probado en otro puesto?')).toBeVisible()
  await expect(drawer.getByText(note)).toHaveCount(0)
  await expect(drawer.getByText(one.internal)).toHaveCount(0)
  await drawer.getByRole('textbox', { name: one.answer }).fill('Sí, y allí va.')
  await drawer.getByRole('button', { name: one.send }).click()
  await expect(drawer.getByText('Sí, y allí va.')).toBeVisible()
  await expectAccessible(page)

  // Neither the URL of another incident nor the screen of all of them opens.
  await page.goto(`/dashboard?incident=${others.id}`)
  await expect(page.getByText('No es suya.')).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: one.incident })).toBeVisible()
  await page.goto('/incidencias')
  await expect(page).toHaveURL(/not-authorized/)
  expect(await admin.incidents.show(id)).toMatchObject({
    state: 'open',
    ...(await seen(admin.incidents, id)),
  })
})
