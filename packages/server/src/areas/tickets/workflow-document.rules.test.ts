import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WorkflowDocument, WorkflowState, WorkflowTransition } from '#db/schema/workflows.ts'
import { contradictions, openEnds } from './workflow-document.rules.ts'
import { checkMap, placeNow } from './workflow-versions.rules.ts'
import { walk } from './workflow-walk.rules.ts'

const end = '0193b3a0-0000-4000-8000-000000000001'
const known = { fields: new Set(['motivo']), finalStates: new Set([end]) }

const state = (code: string, category: WorkflowState['category'] = 'open'): WorkflowState => ({
  ...{ code, name: code, category },
  ...(category === 'final' ? { finalStateId: end } : {}),
})
const way = (from: string, to: string): WorkflowTransition => ({ code: `${from}_${to}`, name: to, from, to })
const sound: WorkflowDocument = {
  states: [state('nuevo', 'initial'), state('curso'), state('fin', 'final')],
  transitions: [way('nuevo', 'curso'), way('curso', 'fin')],
}
const codes = (errors: object) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, faults]: [string, { error: string }[]]) => [path, faults[0]?.error]),
  )

/** Any document of up to eight states, with transitions between existing states. */
const documents = fc
  .integer({ min: 1, max: 8 })
  .chain((count) =>
    fc.record({
      finals: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
      ways: fc.uniqueArray(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), {
        maxLength: 20,
        selector: String,
      }),
    }),
  )
  .map(({ finals, ways }): WorkflowDocument => {
    const isFinal = (at: number) => at > 0 && finals[at] === true
    const states = finals.map((_, at) =>
      state(`s${at}`, at === 0 ? 'initial' : isFinal(at) ? 'final' : 'open'),
    )
    return {
      states,
      transitions: ways.filter(([from]) => !isFinal(from)).map(([from, to]) => way(`s${from}`, `s${to}`)),
    }
  })

describe('a workflow document', () => {
  it('names each contradiction at its place', () => {
    expect(contradictions(sound, known)).toEqual({})
    const wrong: WorkflowDocument = {
      states: [
        ...sound.states,
        state('curso'),
        { ...state('otro'), category: 'initial', name: ' ' },
        { code: 'sin', name: 'Sin', category: 'final' },
        { ...state('abierto'), finalStateId: end },
      ],
      transitions: [
        ...sound.transitions,
        { ...way('curso', 'fin'), permission: 'NO_EXISTE' },
        { ...way('fin', 'ninguno'), screen: ['motivo', 'nada'], required: ['otra'] },
      ],
    }
    expect(codes(contradictions(wrong, known))).toEqual({
      'states[3].code': 'taken',
      'states[4].name': 'blank',
      'states[4].category': 'taken',
      'states[5].finalStateId': 'blank',
      'states[6].finalStateId': 'invalid',
      'transitions[2].code': 'taken',
      'transitions[2].permission': 'invalid',
      'transitions[3].from': 'inclusion',
      'transitions[3].to': 'inclusion',
      'transitions[3].screen': 'invalid',
      'transitions[3].required': 'inclusion',
    })
  })

  it('PAN-10.7 says which state nothing leads to and from which no end is reached, loops too', () => {
    expect(openEnds({ states: [], transitions: [] })).toEqual({ states: [{ error: 'blank' }] })
    expect(openEnds(sound)).toEqual({})
    const looped: WorkflowDocument = {
      states: [...sound.states, state('isla'), state('vuelta'), state('ida')],
      transitions: [...sound.transitions, way('nuevo', 'vuelta'), way('vuelta', 'ida'), way('ida', 'vuelta')],
    }
    expect(codes(openEnds(looped))).toEqual({
      'states[3].code': 'unreachable',
      'states[3].category': 'dead_end',
      'states[4].category': 'dead_end',
      'states[5].category': 'dead_end',
    })
  })

  it('PAN-10.7 every document without open ends can be walked from every state to an end', () => {
    fc.assert(
      fc.property(documents, fc.array(fc.nat(), { maxLength: 12 }), (document, choices) => {
        expect(contradictions(document, known)).toEqual({})
        const isSound = Object.keys(openEnds(document)).length === 0
        const path: string[] = []
        for (const choice of choices) {
          const place = walk(document, path)
          const taken = place.choices[choice % Math.max(1, place.choices.length)]
          // In a valid document only final states are dead ends.
          if (taken === undefined) return !isSound || place.state.category === 'final'
          path.push(taken.code)
        }
        return true
      }),
    )
  })

  it('PAN-10.7 finds open ends exactly where a search of all ways finds them', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const reaches = (
          from: string,
          goal: (one: WorkflowState) => boolean,
          seen: string[] = [],
        ): boolean => {
          const here = document.states.find(({ code }) => code === from)
          if (here !== undefined && goal(here)) return true
          return document.transitions.some(
            (one) => one.from === from && !seen.includes(one.to) && reaches(one.to, goal, [...seen, from]),
          )
        }
        const faults = openEnds(document)
        return document.states.every(({ code }, at) => {
          const isReached = reaches('s0', (one) => one.code === code)
          const isEnding = reaches(code, ({ category }) => category === 'final')
          return (
            isReached === !(`states[${at}].code` in faults) &&
            isEnding === !(`states[${at}].category` in faults)
          )
        })
      }),
    )
  })
})

describe('the versions of a workflow', () => {
  const merged: WorkflowDocument = {
    states: [state('nuevo', 'initial'), state('trabajo'), state('fin', 'final')],
    transitions: [way('nuevo', 'trabajo'), way('trabajo', 'fin')],
  }
  const refusal = (run: () => void) => {
    try {
      run()
    } catch (error) {
      return (error as { body: { errors: object } }).body.errors
    }
    return {}
  }

  it('asks for an heir of each removed state, and for none when records finish where they are', () => {
    const map = [{ from: 'curso', to: 'trabajo' }]
    expect(refusal(() => checkMap(sound, merged, { live: 'migrate', map }))).toEqual({})
    expect(refusal(() => checkMap(sound, merged, { live: 'finish' }))).toEqual({})
    expect(refusal(() => checkMap(sound, merged, { live: 'migrate' }))).toEqual({
      map: [{ error: 'blank', value: 'curso' }],
    })
    const wrong = [...map, { from: 'curso', to: 'nada' }, { from: 'nuevo', to: 'trabajo' }]
    expect(codes(refusal(() => checkMap(sound, merged, { live: 'migrate', map: wrong })))).toEqual({
      'map[1].from': 'taken',
      'map[1].to': 'inclusion',
      'map[2].from': 'invalid',
    })
    expect(codes(refusal(() => checkMap(sound, merged, { live: 'finish', map })))).toEqual({
      'map[0].from': 'invalid',
    })
  })

  it('PAN-12.1 PAN-12.2 takes a record along the maps, leaves it where it finishes, and never moves one that has ended', () => {
    const versions = [
      { number: 1, document: sound, live: 'finish' as const, map: [] },
      { number: 2, document: merged, live: 'migrate' as const, map: [{ from: 'curso', to: 'trabajo' }] },
      { number: 3, document: sound, live: 'finish' as const, map: [] },
    ]
    expect(placeNow(versions, { number: 1, state: 'curso' })).toEqual({ number: 2, state: 'trabajo' })
    expect(placeNow(versions, { number: 1, state: 'nuevo' })).toEqual({ number: 2, state: 'nuevo' })
    expect(placeNow(versions, { number: 1, state: 'fin' })).toEqual({ number: 1, state: 'fin' })
    expect(placeNow(versions, { number: 3, state: 'curso' })).toEqual({ number: 3, state: 'curso' })
  })

  it('leaves no record in a state that its version does not have', () => {
    const chain = fc.array(fc.record({ document: documents, isMoved: fc.boolean() }), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(chain, fc.nat(), (published, pick) => {
        const versions = published.map(({ document, isMoved }, at) => {
          const codesNow = document.states.map(({ code }) => code)
          const lost = (published[at - 1]?.document.states ?? []).filter(
            ({ code }) => !codesNow.includes(code),
          )
          const map = lost
            .filter(({ category }) => category !== 'final')
            .map(({ code }) => ({ from: code, to: 's0' }))
          const live = isMoved ? ('migrate' as const) : ('finish' as const)
          checkMap(published[at - 1]?.document, document, isMoved ? { live, map } : { live })
          return { number: at + 1, document, live, map: isMoved ? map : [] }
        })
        const first = versions[0]?.document.states ?? []
        const left = first[pick % first.length]?.code ?? 's0'
        const now = placeNow(versions, { number: 1, state: left })
        const there = versions.find(({ number }) => number === now.number)?.document.states ?? []
        return there.some(({ code }) => code === now.state)
      }),
    )
  })
})
