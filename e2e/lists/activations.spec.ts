import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { chooseIn, textIn } from '../support/life.ts'
import { enter } from '../support/sign-in.ts'
import { test } from '../support/test.ts'
import { activations as words } from '../support/words.ts'

const { buttons, form, list, lists, states, sum } = words

test('a segment is activated after a preview of its numbers, paused, and ended', async ({ page }) => {
  const name = `Activación ${crypto.randomUUID().slice(0, 8)}`
  await enter(page, 'admin', '/clustering/ActivarSegmentos')
  await page.getByRole('button', { name: list.create }).click()
  const dialog = page.getByRole('dialog')
  await textIn(dialog, list.name).fill(name)
  await chooseIn(page, dialog, list.segment, 'Recobro tardío')
  await chooseIn(page, dialog, list.skill, 'Bajas y retención')
  await expect(dialog.getByText(new RegExp(`${sum.members} = `))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: form.send }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('table', { name: lists.title })).toBeVisible()
  await expect(page.getByRole('button', { name: lists.certificate })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: buttons.pause }).click()
  await expect(page.getByText(states.paused, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: buttons.exhaust }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: buttons.exhaust }).click()
  await expect(page.getByText(states.exhausted, { exact: true }).first()).toBeVisible()
})
