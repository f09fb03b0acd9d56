import { describe, expect, it } from 'vitest'
import { openSkillsSource, SourceFailure } from '#seams/skills-source.ts'
import { differences, knownOf } from './synchronization.rules.ts'

describe('a comparison with the source', () => {
  const skill = { code: 'A_1', name: 'Uno', channel: 'voice' as const, languages: ['es'], group: null }
  const known = (code: string, ...skills: (typeof skill)[]) =>
    knownOf([{ code, name: code, kind: 'inbound', skills }])

  it('of one campaign brings the new campaign along into which a skill moved', () => {
    const moved = differences(known('A', skill), known('B', skill), 'A')
    expect(moved.map(({ subject, kind, code }) => `${subject} ${kind} ${code}`)).toEqual([
      'campaign added B',
      'skill changed A_1',
      'campaign removed A',
    ])
  })

  it('refuses a source with a duplicate code, and reveals no password of its URL', async () => {
    const source = openSkillsSource('http://user:secret@127.0.0.1:9/skills')
    expect(source.place).toBe('127.0.0.1:9')
    const failure: unknown = await source.read(AbortSignal.timeout(5000)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SourceFailure)
    expect(String(failure)).not.toContain('secret')
    const none = openSkillsSource(undefined).read(AbortSignal.timeout(5000))
    await expect(none).rejects.toMatchObject({ failure: 'not_configured' })
  })
})
