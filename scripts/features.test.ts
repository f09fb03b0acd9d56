import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from './features/catalogue.ts'
import { wrongTitles } from './features/ids.ts'
import { featuresPage } from './features.ts'
import { root } from './run.ts'
import { testFiles, titlesIn } from './titles.ts'

const feature = (id: string, clauses: string[]) => ({
  id,
  area: 'Loads',
  level: 'must',
  feature: `It does ${id}`,
  clauses,
})
const features = [
  feature('CAR-6', ['it stops', 'it goes on']),
  feature('CAR-7', ['it tells why']),
  feature('CAR-8', ['it says who', 'it says when']),
]
const ran = (titles: string[], where: string, state: 'passed' | 'failed' | 'skipped' = 'passed') => ({
  file: 'loads.test.ts',
  titles,
  where,
  state,
})
const pageOf = (...tests: ReturnType<typeof ran>[]) => featuresPage(tests, features)
const rowOf = (page: string, id: string) => page.split('\n').find((line) => line.startsWith(`| ${id} |`))
const wrong = (...titles: string[]) => wrongTitles([{ file: 'loads.test.ts', titles }], features)

describe('the page of features', () => {
  it('calls a feature shown when each of its clauses is, wherever the tests ran', () => {
    const page = pageOf(
      ran(['loads.stop', 'CAR-6.1 stops'], 'PostgreSQL'),
      ran(['loads.stop', 'CAR-6.1 stops'], 'PGlite'),
      ran(['loads.start', 'CAR-6.2 goes on'], 'PGlite'),
    )
    expect(rowOf(page, 'CAR-6')).toBe(
      '| CAR-6 | It does CAR-6 | must | shown | 2: goes on *(PGlite)*<br>1: stops *(PGlite, PostgreSQL)* |  |',
    )
    expect(page).toContain('| must | 1 | 0 | 2 |')
  })

  it('names the clauses that a feature lacks, all of them where nothing is shown yet', () => {
    const page = pageOf(ran(['CAR-6.2 goes on'], 'PGlite'))
    expect(rowOf(page, 'CAR-6')).toContain('| partly | 2: goes on *(PGlite)* | 1: it stops |')
    expect(rowOf(page, 'CAR-7')).toContain('| not yet |  | it tells why |')
    expect(rowOf(page, 'CAR-8')).toContain('| not yet |  | 1: it says who<br>2: it says when |')
  })

  it('takes a clause for shown only when all tests that name it passed in every run', () => {
    const page = pageOf(
      ran(['CAR-6.1 CAR-7 stops'], 'PGlite'),
      ran(['CAR-6.1 CAR-7 stops'], 'PostgreSQL', 'failed'),
      ran(['CAR-6.1, CAR-6.2: acts'], 'PGlite'),
      ran(['CAR-8.1 says who'], 'PGlite', 'skipped'),
    )
    expect(rowOf(page, 'CAR-6')).toContain(
      '| partly | 1, 2: acts *(PGlite)*<br>1: stops *(PGlite, PostgreSQL; failed)* | 1: it stops |',
    )
    expect(rowOf(page, 'CAR-7')).toContain(
      '| not yet | stops *(PGlite, PostgreSQL; failed)* | it tells why |',
    )
    expect(rowOf(page, 'CAR-8')).toContain('| not yet |')
  })

  it('lets a describe name clauses for all its tests', () => {
    const page = pageOf(ran(['CAR-6.1, CAR-7: acts', 'stops'], 'PGlite'))
    expect(rowOf(page, 'CAR-6')).toContain('| 1: acts › stops *(PGlite)* |')
    expect(rowOf(page, 'CAR-7')).toContain('| shown | acts › stops *(PGlite)* |')
  })
})

describe('a title', () => {
  it('names its clauses, or the id alone where a feature is one clause', () => {
    expect(wrong('loads.stop', 'CAR-6.2 CAR-7: stops')).toEqual([])
    expect(wrong('CAR-6 stops')).toEqual([
      'loads.test.ts: “CAR-6 stops”: CAR-6 has 2 clauses, and none is named.',
    ])
  })

  it('is refused when it names a feature or a clause that there is not', () => {
    expect(wrong('CAR-9.1 stops')).toEqual([
      'loads.test.ts: “CAR-9.1 stops”: CAR-9 is no feature of the catalogue.',
    ])
    for (const clause of ['0', '3', '1.2', '2b', ''])
      expect(wrong(`CAR-6.${clause} stops`)).toEqual([
        `loads.test.ts: “CAR-6.${clause} stops”: CAR-6 has no clause ${clause}.`,
      ])
    expect(wrong('CAR-6.3')).toEqual(['loads.test.ts: “CAR-6.3”: CAR-6 has no clause 3.'])
  })

  it('is refused when it shows a part of a clause', () => {
    expect(wrong('CAR-6.1 CAR-7 (part) stops')).toEqual([
      'loads.test.ts: “CAR-6.1 CAR-7 (part) stops”: a title names the clauses it shows, and none by “(part)”.',
    ])
  })

  it('may begin with what only looks like an id', () => {
    expect(wrong('UTF-8 is read', 'a load of CAR-6')).toEqual([])
  })

  it('names what is in the catalogue, in every file of tests', () => {
    const tests = testFiles
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      // The titles in this file are examples.
      .filter((file) => path.join(root, file) !== import.meta.filename)
      .map((file) => ({ file, titles: titlesIn(readFileSync(path.join(root, file), 'utf8')) }))
    expect(wrongTitles(tests)).toEqual([])
  })
})

describe('the catalogue', () => {
  it('has each feature once, with clauses that are said once each', () => {
    const ids = catalogue.map(({ id }) => id)
    expect(ids.length).toBe(new Set(ids).size)
    const odd = catalogue.filter(
      ({ clauses }) => clauses.length === 0 || new Set(clauses).size < clauses.length,
    )
    expect(odd).toEqual([])
  })
})
