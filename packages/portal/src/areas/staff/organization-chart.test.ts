import { expect, test } from 'vitest'
import { chartOf } from './organization-chart.ts'

const person = (id: string, department: string, coordinatorId: string | null = null) => ({
  ...{ id, displayName: id, jobTitle: 'Agente', workCenter: 'Madrid', department, coordinatorId },
})

test('the people of the chart are those of the company: neither it nor its departments are counted', () => {
  const people = [person('ana', 'OPE'), person('berta', 'OPE', 'ana'), person('carlos', 'IT')]
  const chart = chartOf(people, { company: 'Contacta', nameOf: (code) => code })
  expect(chart.filter(({ isGroup }) => isGroup !== true).map(({ id }) => id)).toEqual([
    'ana',
    'berta',
    'carlos',
  ])
  expect(chart.find(({ id }) => id === 'berta')?.managerId).toBe('ana')
})
