// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { coverElement, coverPage } from './cover-page.ts'

const child = (html: string) => {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  return element
}

test('a cover hides all there is and all that comes, and gives it back as it was', async () => {
  const page = child('<input value="written">')
  const dialog = child('<button>Send</button>')
  dialog.inert = true
  dialog.style.visibility = 'visible'
  const cover = coverElement()
  const lift = coverPage(document.body, cover)
  const late = child('a notice')
  await new Promise((resolve) => setTimeout(resolve))

  expect([page, dialog, late].map(({ inert }) => inert)).toEqual([true, true, true])
  expect([page, dialog, late].map(({ style }) => style.visibility)).toEqual(['hidden', 'hidden', 'hidden'])
  expect(cover.inert).toBe(false)
  expect(cover.parentElement).toBe(document.body)

  lift()
  expect(cover.parentElement).toBeNull()
  expect([page, dialog, late].map(({ inert }) => inert)).toEqual([false, true, false])
  expect([page, dialog, late].map(({ style }) => style.visibility)).toEqual(['', 'visible', ''])
})
