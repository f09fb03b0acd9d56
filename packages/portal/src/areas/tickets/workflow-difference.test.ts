import { describe, expect, it } from 'vitest'
import type { Workflow, WorkflowDocument } from '@portal/sdk'
import { differencesOf } from './workflow-difference.ts'
import { lostStates, statesInput, transitionsInput } from './workflow-input.ts'

const document: WorkflowDocument = {
  states: [
    { code: 'nuevo', name: 'Nuevo', category: 'initial', finalStateId: null },
    { code: 'curso', name: 'En curso', category: 'open' },
    { code: 'fin', name: 'Fin', category: 'final', finalStateId: 'a' },
  ],
  transitions: [
    { code: 'empezar', name: 'Empezar', from: 'nuevo', to: 'curso', permission: null, screen: [] },
    { code: 'cerrar', name: 'Cerrar', from: 'curso', to: 'fin' },
  ],
}
const workflow = { name: 'Ticket', description: '', document } as Workflow

describe('the differences of two versions', () => {
  it('names additions, removals and changes, not equivalent notations', () => {
    const [first, ...others] = document.states
    const same = {
      ...document,
      states: [{ category: 'initial', name: 'Nuevo', code: 'nuevo' } as const, ...others],
    }
    expect(differencesOf(document, same)).toEqual([])
    const after = {
      states: [
        ...(first ? [first] : []),
        { ...document.states[2], code: 'otro', name: 'Otro', category: 'open' as const },
      ],
      transitions: [{ code: 'empezar', name: 'Comenzar', from: 'nuevo', to: 'otro' }],
    }
    expect(differencesOf(document, after).map(({ kind, part, name }) => [kind, part, name])).toEqual([
      ['removed', 'state', 'En curso'],
      ['removed', 'state', 'Fin'],
      ['added', 'state', 'Otro'],
      ['removed', 'transition', 'Cerrar'],
      ['changed', 'transition', 'Comenzar'],
    ])
    expect(lostStates(document, after).map(({ code }) => code)).toEqual(['curso'])
  })
})

describe('the forms of a workflow', () => {
  it('transitions follow a renamed state, and are removed with a deleted one', () => {
    const states = [
      { was: 'nuevo', code: 'nuevo', name: 'Nuevo', category: 'initial' },
      { was: 'curso', code: 'trabajo', name: 'Trabajo', category: 'open' },
    ]
    const input = statesInput({ name: 'Ticket', description: 'x', document: { states } }, workflow)
    expect(input.document?.transitions).toMatchObject([{ code: 'empezar', from: 'nuevo', to: 'trabajo' }])
    expect(input.document?.states.map(({ code }) => code)).toEqual(['nuevo', 'trabajo'])
  })

  it('reads the ways with what their screens ask for, one field or several', () => {
    const row = {
      code: 'ir',
      name: 'Ir',
      from: 'nuevo',
      to: 'fin',
      permission: '',
      screen: ['a', 'b'],
      required: 'a',
    }
    const input = transitionsInput({ document: { transitions: [row] } }, workflow)
    expect(input.document?.transitions).toEqual([
      {
        code: 'ir',
        name: 'Ir',
        from: 'nuevo',
        to: 'fin',
        permission: null,
        screen: ['a', 'b'],
        required: ['a'],
      },
    ])
  })
})
