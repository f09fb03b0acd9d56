import { expect, it } from 'vitest'
import { pageRange } from './pages.ts'

it('says which rows a page holds', () => {
  expect(pageRange(2, 25, 60)).toEqual({ from: 26, to: 50, pages: 3 })
  expect(pageRange(3, 25, 60)).toEqual({ from: 51, to: 60, pages: 3 })
})

it('holds one empty page when there is nothing', () => {
  expect(pageRange(1, 25, 0)).toEqual({ from: 0, to: 0, pages: 1 })
})

it('stays within the pages there are', () => {
  expect(pageRange(9, 25, 30)).toEqual({ from: 26, to: 30, pages: 2 })
})
