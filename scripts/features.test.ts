import { expect, test } from 'vitest'
import { featuresPage } from './features.ts'

const features = ['CAR-6', 'CAR-7', 'CAR-8'].map((id) => ({
  id,
  area: 'Loads',
  level: 'must',
  feature: `It does ${id}`,
}))
const shows = (titles: string[], where: string, state: 'passed' | 'failed' = 'passed') => ({
  file: 'loads.test.ts',
  titles,
  where,
  state,
})
const rowOf = (page: string, id: string) => page.split('\n').find((line) => line.startsWith(`| ${id} |`))

test('a feature is shown when its tests passed wherever they ran', () => {
  const page = featuresPage(
    [shows(['loads.stop', 'CAR-6 stops'], 'PostgreSQL'), shows(['loads.stop', 'CAR-6 stops'], 'PGlite')],
    features,
  )
  expect(rowOf(page, 'CAR-6')).toBe('| CAR-6 | It does CAR-6 | must | shown | stops *(PGlite, PostgreSQL)* |')
  expect(rowOf(page, 'CAR-8')).toBe('| CAR-8 | It does CAR-8 | must | not yet |  |')
  expect(page).toContain('| must | 1 | 0 | 2 |')
})

test('a feature is shown partly when a test failed somewhere, or shows a part only', () => {
  const page = featuresPage(
    [
      shows(['CAR-6 stops'], 'PGlite'),
      shows(['CAR-6 stops'], 'PostgreSQL', 'failed'),
      shows(['CAR-7 (part) goes on'], 'PGlite'),
    ],
    features,
  )
  expect(rowOf(page, 'CAR-6')).toContain('| partly |')
  expect(rowOf(page, 'CAR-7')).toContain('| partly | goes on *(PGlite)* |')
})

test('a title may carry several ids, and a describe may carry them for all its tests', () => {
  const page = featuresPage([shows(['CAR-6, CAR-7: acts', 'stops'], 'PGlite')], features)
  for (const id of ['CAR-6', 'CAR-7']) expect(rowOf(page, id)).toContain('| acts › stops *(PGlite)* |')
})

test('a part is said of the one feature that stands before it', () => {
  const page = featuresPage([shows(['CAR-6 (part), CAR-7: acts', 'stops'], 'PGlite')], features)
  expect(rowOf(page, 'CAR-6')).toContain('| partly | acts › stops *(PGlite)* |')
  expect(rowOf(page, 'CAR-7')).toContain('| shown | acts › stops *(PGlite)* |')
})
