// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { keptValuesOf } from './kept-values.ts'

function written(html: string) {
  const root = document.createElement('div')
  root.innerHTML = html
  return keptValuesOf(root)
}

it('keeps the texts of all forms by their names, and the boxes that are not ticked as none', () => {
  expect(
    written(`
      <form><input name="name" value="Ana"><textarea name="note">two\nlines</textarea></form>
      <form>
        <input type="checkbox" name="active">
        <input type="checkbox" name="days" value="mon" checked><input type="checkbox" name="days" value="tue" checked>
        <input type="hidden" name="columns[0].key" value="7">
      </form>`),
  ).toEqual({
    name: ['Ana'],
    note: ['two\nlines'],
    active: [],
    days: ['mon', 'tue'],
    'columns[0].key': ['7'],
  })
})

it('keeps no password, shown or not, and no file', () => {
  expect(
    written(`
      <form>
        <input type="password" name="old" value="secret">
        <div data-secret><input type="text" name="new" value="secret"></div>
        <input type="file" name="proof">
        <input name="user" value="ana">
      </form>`),
  ).toEqual({ user: ['ana'] })
})
