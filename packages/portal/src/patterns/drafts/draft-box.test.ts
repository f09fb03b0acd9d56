import { beforeEach, describe, expect, it } from 'vitest'
import { draftBox, draftLifeMs, type Draft, type DraftKeys } from './draft-box.ts'

/** The storage of a tab. */
function tab() {
  const kept = new Map<string, string>()
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => void kept.set(place, text),
    removeItem: (place: string) => void kept.delete(place),
  }
}

function keyring(): DraftKeys {
  const made = new Map<string, Promise<CryptoKey>>()
  const generate = () =>
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  return {
    of: (uid) => {
      const key = made.get(uid) ?? generate()
      made.set(uid, key)
      return key
    },
    forget: (uid) => Promise.resolve(void made.delete(uid)),
  }
}

const written: Draft = {
  values: { name: ['Lucía 😀'], 'columns[0].key': [], days: ['mon', 'tue'] },
  reached: null,
}

let memory = tab()
let time = 0
let box = draftBox(memory, keyring(), () => time)
beforeEach(() => {
  memory = tab()
  time = 1_800_000_000_000
  box = draftBox(memory, keyring(), () => time)
})

describe('a draft', () => {
  it('gives back every text, also of boxes that were not ticked', async () => {
    await box.write('lucia', 'fields.new', written)
    expect(await box.read('lucia', 'fields.new')).toEqual(written)
    expect(box.names('lucia', 'fields.')).toEqual(['fields.new'])
  })

  it('is stored encrypted only', async () => {
    await box.write('lucia', 'fields.new', written)
    const stored = [...memory.kept.values()].join(' ')
    expect(stored).not.toContain('Luc')
    expect(stored).not.toContain('days')
    expect(atob((JSON.parse(stored) as { data: string }).data)).not.toContain('Luc')
  })

  it('is there for one person and one form only', async () => {
    await box.write('lucia', 'fields.new', written)
    expect(await box.read('marta', 'fields.new')).toBeUndefined()
    expect(await box.read('lucia', 'fields.other')).toBeUndefined()
    expect(box.names('marta')).toEqual([])
  })

  it('cannot be opened with the key of another person, nor under another name', async () => {
    await box.write('lucia', 'fields.new', written)
    const sealed = [...memory.kept.values()][0] ?? ''
    memory.setItem('portal.draft.marta.fields.new', sealed)
    memory.setItem('portal.draft.lucia.fields.other', sealed)
    expect(await box.read('marta', 'fields.new')).toBeUndefined()
    expect(await box.read('lucia', 'fields.other')).toBeUndefined()
    expect(memory.kept.size).toBe(1)
  })

  it('runs out after a day', async () => {
    await box.write('lucia', 'fields.new', written)
    time += draftLifeMs
    expect(box.has('lucia', 'fields.new')).toBe(false)
    expect(memory.kept.size).toBe(0)
  })

  it('does not come back when it is dropped while it is being sealed', async () => {
    const writing = box.write('lucia', 'fields.new', written)
    box.drop('lucia', 'fields.new')
    await writing
    expect(box.has('lucia', 'fields.new')).toBe(false)
  })

  it('is deleted with all others and the key when the person signs out', async () => {
    await box.write('lucia', 'fields.new', written)
    await box.write('marta', 'fields.new', written)
    const sealed = memory.getItem('portal.draft.lucia.fields.new') ?? ''
    await box.forget('lucia')
    expect([...memory.kept.keys()]).toEqual(['portal.draft.marta.fields.new'])
    memory.setItem('portal.draft.lucia.fields.new', sealed)
    expect(await box.read('lucia', 'fields.new')).toBeUndefined()
  })

  it('is no draft when it is nonsense, and no failure where nothing can be stored', async () => {
    memory.setItem('portal.draft.lucia.fields.new', '{"values":7}')
    expect(await box.read('lucia', 'fields.new')).toBeUndefined()
    const keyless: DraftKeys = {
      of: () => Promise.reject(new Error('none')),
      forget: () => Promise.resolve(),
    }
    await draftBox(memory, keyless).write('lucia', 'fields.new', written)
    expect(memory.kept.size).toBe(0)
  })
})
