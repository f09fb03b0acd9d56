import { expect, it } from 'vitest'
import { ReportPeople } from './report-people.ts'

const of = (id: string) => ({ person: { id, displayName: id } })

it('a file is of the people whom its rows name, and of everybody who was reached where one names nobody', () => {
  const people = new ReportPeople()
  expect(people.among(['ana', 'luis'])).toEqual([])
  people.add([of('ana'), of('ana'), of('eva')])
  expect(people.among(['ana', 'luis'])).toEqual(['ana'])
  people.add([{ person: null, total: 8 }])
  expect(people.among(['ana', 'luis'])).toEqual(['ana', 'luis'])
})
