import { expect, test } from 'vitest'
import type { Task } from '@portal/sdk'
import { wayBack } from './task-way-back.ts'

const person = { id: 'p', displayName: 'Ana' }
const task = (id: string, part: Partial<Task>): Task => ({
  ...{
    id,
    title: id,
    state: 'open',
    reason: null,
    priority: 'normal',
    dueOn: null,
    dueTime: null,
    dueAt: null,
  },
  ...{ assignee: { kind: 'person', id: 'p', name: 'Ana' }, isOverdue: false, items: 0, itemsDone: 0 },
  ...{
    recurrence: null,
    isWaiting: false,
    away: null,
    source: null,
    createdBy: person,
    createdAt: '',
    updatedAt: '',
  },
  ...{ canMove: true, canChange: true, version: 1 },
  ...part,
})

test('an act on many is taken back for those together that had the same before, at the version that it left', () => {
  const before = [
    task('a', { version: 3 }),
    task('b', { state: 'blocked', reason: 'Falta luz' }),
    task('c', {}),
  ]
  expect(wayBack('move', before)).toEqual([
    {
      act: 'move',
      state: 'open',
      reason: null,
      rows: [
        { id: 'a', version: 4 },
        { id: 'c', version: 2 },
      ],
    },
    { act: 'move', state: 'blocked', reason: 'Falta luz', rows: [{ id: 'b', version: 2 }] },
  ])
  expect(wayBack('assign', before)).toMatchObject([{ assignee: { kind: 'person', id: 'p' } }])
  expect(wayBack('postpone', [task('a', { dueOn: '2036-03-05' })])).toMatchObject([{ dueOn: '2036-03-05' }])
})
