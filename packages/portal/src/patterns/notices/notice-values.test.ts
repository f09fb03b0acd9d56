import { expect, it } from 'vitest'
import { noticeValues } from './notice-values.ts'

const formats = { whole: (value: number) => `${value} whole`, shortDay: (date: string) => `day ${date}` }

it('a notice says all that came with it: days and figures as the reader writes them, names as they are', () => {
  const data = { person: 'Ana', from: '2026-12-01', until: '2026-12-05', records: 1200, count: 2 }
  expect(noticeValues(data, formats)).toEqual({
    ...{ person: 'Ana', from: 'day 2026-12-01', until: 'day 2026-12-05' },
    ...{ records: '1200 whole', count: 2 },
  })
})
