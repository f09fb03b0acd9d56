/** Parses the clauses in test titles, and reports invalid ones. */
import type { Test } from '../test-reports.ts'
import { catalogue, type Feature } from './catalogue.ts'

type Titled = Pick<Test, 'file' | 'titles'>
type Named = { id: string; clause: number; title: string }
type Word = { id: string; clause: string | undefined }
type Lead = { words: Word[]; rest: string; title: string; place: number }

/** `CAR-6`, `CAR-6.2`, `CAR-6.2 CAR-7.1:`. A typo such as `CAR-6.2b` matches as well, to be reported. */
const leadPattern = /^(?:[A-Z][A-Z0-9]*-\d[\w.]*(?:[\s,:]+|$))+/
const leadingWord = /([A-Z][A-Z0-9]*-\d+)(?:\.([\w.]*))?/g

/** The clauses that a test shows, and its title without them. Unknown clauses are ignored. */
export function idsOf(test: Titled, features: readonly Feature[] = catalogue): Named[] {
  return leadsOf(test).flatMap(({ words, rest, place }) => {
    const title = [rest, ...test.titles.slice(place + 1)].filter((text) => text !== '').join(' › ')
    return words.flatMap((word) => {
      const feature = features.find(({ id }) => id === word.id)
      if (feature === undefined || complaint(word, feature) !== undefined) return []
      return [{ id: word.id, clause: Number(word.clause ?? 1), title }]
    })
  })
}

/** A sentence for each title with an unknown or ambiguous clause. */
export function wrongTitles(tests: readonly Titled[], features: readonly Feature[] = catalogue): string[] {
  const byId = new Map(features.map((feature) => [feature.id, feature]))
  const prefixes = new Set(features.map(({ id }) => prefixOf(id)))
  const complaints = tests.flatMap((test) =>
    leadsOf(test).flatMap(({ words, rest, title }) => {
      // An unknown prefix is not a feature: `UTF-8 is read …`.
      const ours = words.filter(({ id }) => prefixes.has(prefixOf(id)))
      const isPart = ours.length > 0 && rest.startsWith('(part)')
      return [
        ...ours.flatMap((word) => complaint(word, byId.get(word.id)) ?? []),
        ...(isPart ? ['a title names the clauses it shows, and none by “(part)”'] : []),
      ].map((text) => `${test.file}: “${title}”: ${text}.`)
    }),
  )
  return [...new Set(complaints)].sort()
}

function leadsOf({ titles }: Titled): Lead[] {
  return titles.flatMap((title, place) => {
    const [lead] = leadPattern.exec(title) ?? []
    if (lead === undefined) return []
    const words = [...lead.matchAll(leadingWord)].map(([, id = '', clause]) => ({ id, clause }))
    return [{ words, rest: title.slice(lead.length), title, place }]
  })
}

function complaint({ id, clause }: Word, feature: Feature | undefined): string | undefined {
  if (feature === undefined) return `${id} is no feature of the catalogue`
  const count = feature.clauses.length
  if (clause === undefined)
    return count === 1 ? undefined : `${id} has ${String(count)} clauses, and none is named`
  const isThere = /^[1-9]\d*$/.test(clause) && Number(clause) <= count
  return isThere ? undefined : `${id} has no clause ${clause}`
}

function prefixOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'))
}
