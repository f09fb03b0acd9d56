import { expect, test } from 'vitest'
import { everybody, planInputOf } from './plan-input.ts'

const rules = {
  ...{ autoApprove: 'on', longestDays: '', noticeDays: '15', whenFull: 'decide', waitingClosesDays: '7' },
  ...{ grants: 'at_once', offerHours: '48', fillingPercent: '75' },
}
const plan = { name: ' Ventas ', skillIds: 'a', validFrom: '2027-01-01', validUntil: '', rules }

test('a plan is read as it was written, one choice as a list of one', () => {
  expect(planInputOf(plan)).toEqual({
    ...{
      name: 'Ventas',
      skillIds: ['a'],
      groupIds: [],
      validFrom: '2027-01-01',
      validUntil: null,
      needs: [],
    },
    rules: {
      ...{ autoApprove: true, longestDays: null, noticeDays: 15, withinShifts: false, whenFull: 'decide' },
      ...{ waitingClosesDays: 7, grants: 'at_once', offerHours: 48, fillingPercent: 75 },
    },
  })
})

test('who is needed is of a skill or of everybody, from one minute of the day to another', () => {
  const need = { skillId: everybody, weekdays: ['1', '6'], time: '10:00-13:30', people: '12' }
  expect(planInputOf({ ...plan, needs: [need, { ...need, skillId: 'a', weekdays: '7' }] }).needs).toEqual([
    { skillId: null, weekdays: [1, 6], start: 600, end: 810, people: 12 },
    { skillId: 'a', weekdays: [7], start: 600, end: 810, people: 12 },
  ])
})
