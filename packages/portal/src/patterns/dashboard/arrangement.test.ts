import { expect, test } from 'vitest'
import { type Arranged, arranged, layoutOf, shownOf } from './arrangement.ts'

const parts = ['team', 'people', 'ownIncidents'].map((title) => ({ title }))
const titles = (shown: readonly { title: string }[]) => shown.map(({ title }) => title)
const none: readonly Arranged<{ title: string }>[] = []

test('HOM-1.3 a person has the parts of the dashboard in their own order, and without those that they do not want', () => {
  const [team, people, ownIncidents] = arranged('tiles', parts, null)
  if (!team || !people || !ownIncidents) throw new Error('three parts')
  expect(titles(shownOf([team, people, ownIncidents]))).toEqual(['team', 'people', 'ownIncidents'])
  const layout = layoutOf({ tiles: [ownIncidents, { ...team, isShown: false }, people], cards: none })
  expect(titles(shownOf(arranged('tiles', parts, layout)))).toEqual(['ownIncidents', 'people'])
  // A hidden part keeps its position, to be shown again.
  expect(arranged('tiles', parts, layout).map(({ part, isShown }) => [part.title, isShown])).toEqual([
    ['ownIncidents', true],
    ['team', false],
    ['people', true],
  ])
})

test('a new part comes last, and a removed one leaves no gap', () => {
  const [team, people] = arranged('tiles', parts, null)
  if (!team || !people) throw new Error('two parts')
  const layout = layoutOf({ tiles: [people, team], cards: none })
  expect(titles(shownOf(arranged('tiles', parts, layout)))).toEqual(['people', 'team', 'ownIncidents'])
  expect(titles(shownOf(arranged('tiles', parts.slice(0, 1), layout)))).toEqual(['team'])
  expect(titles(shownOf(arranged('cards', parts, layout)))).toEqual(['team', 'people', 'ownIncidents'])
})
