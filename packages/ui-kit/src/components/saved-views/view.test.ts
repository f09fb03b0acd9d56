import { expect, it } from 'vitest'
import { isNameTaken, shownView, type SavedView } from './view.ts'

const views: SavedView[] = [
  { id: 'all', name: 'Todos', isBuiltIn: true },
  { id: '1', name: 'En línea' },
]

it('shows the first view when the requested one was deleted', () => {
  expect(shownView(views, '1')?.name).toBe('En línea')
  expect(shownView(views, 'gone')?.name).toBe('Todos')
  expect(shownView([], 'gone')).toBeUndefined()
})

it('takes a name for taken without regard to case, accents and spaces, but not by the view itself', () => {
  expect(isNameTaken(views, ' en linea ')).toBe(true)
  expect(isNameTaken(views, 'En línea', '1')).toBe(false)
  expect(isNameTaken(views, 'Mi equipo')).toBe(false)
})
