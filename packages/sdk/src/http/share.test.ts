import { describe, expect, it } from 'vitest'
import { settle } from '#testing/fake-clock.ts'
import { signedInPortal } from '#testing/signed-in.ts'
import { problem } from '#testing/token-server.ts'

describe('GETs that share an answer', () => {
  it('are one request when they ask the same at the same time, by portal or by call', async () => {
    const all = await signedInPortal({ dedupe: true })
    const answers = await Promise.all([all.ask('1'), all.ask('1'), all.ask('2')])
    expect(all.server.dataRequests.map(({ path }) => path.split('/').at(-1))).toEqual(['1', '2'])
    expect(answers[0]).toBe(answers[1])
    const some = await signedInPortal()
    const shared = () => some.portal.loads.index({ page: 2 }, { dedupe: true })
    await Promise.all([shared(), shared(), some.portal.loads.index({ page: 2 })])
    expect(some.server.dataRequests).toHaveLength(2)
  })

  it('are asked again once answered, also after a failure that all of them share', async () => {
    const { server, ask } = await signedInPortal({ dedupe: true })
    server.answer('/loads/', () => problem(404))
    const failed = await Promise.allSettled([ask(), ask()])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await ask()
    expect(server.dataRequests).toHaveLength(2)
  })

  it('do not share with other queries, other options or acts', async () => {
    const { portal, server } = await signedInPortal({ dedupe: true })
    const { loads } = portal
    await Promise.all([
      loads.index({ page: 1 }),
      loads.index({ page: 2 }),
      loads.index({ page: 1 }, { headers: { accept: 'text/csv' } }),
      loads.start('1'),
      loads.start('1'),
    ])
    expect(server.dataRequests).toHaveLength(5)
  })

  it('let each caller leave alone: the others get their answer', async () => {
    const { portal, server, network } = await signedInPortal({ dedupe: true })
    const held = network.hold('/loads/')
    const controller = new AbortController()
    const leaving = portal.loads.show('1', { signal: controller.signal }).safe()
    const staying = portal.loads.show('1')
    await settle()
    controller.abort()
    expect(await leaving).toMatchObject({ ok: false, error: { kind: 'aborted', operation: 'loads.show' } })
    held.stop()
    expect(await staying).toMatchObject({ ok: true })
    expect(server.dataRequests).toHaveLength(1)
  })

  it('end the request when the last caller leaves, and begin anew for the next', async () => {
    const { portal, server, network } = await signedInPortal({ dedupe: true })
    const held = network.hold('/loads/')
    const controller = new AbortController()
    const { signal } = controller
    const leaving = [portal.loads.show('1', { signal }).safe(), portal.loads.show('1', { signal }).safe()]
    await settle()
    controller.abort()
    await Promise.all(leaving)
    await settle()
    held.stop()
    expect(await portal.loads.show('1')).toMatchObject({ ok: true })
    expect(server.dataRequests).toHaveLength(2)
    expect(await portal.loads.show('1', { signal }).safe()).toMatchObject({ error: { kind: 'aborted' } })
    expect(server.dataRequests).toHaveLength(2)
  })

  it('keep to the deadline of each caller', async () => {
    const { portal, network, clock } = await signedInPortal({ dedupe: true })
    const held = network.hold('/loads/')
    const hurried = portal.loads.show('1', { deadline: 1_000 }).safe()
    const patient = portal.loads.show('1')
    await clock.advance(1_001)
    expect(await hurried).toMatchObject({ ok: false, error: { kind: 'deadline' } })
    held.stop()
    expect(await patient).toMatchObject({ ok: true })
  })

  it('never share the answer of one person with the next', async () => {
    const { portal, server, network } = await signedInPortal({ dedupe: true })
    const held = network.hold('/loads/')
    const ofLucia = portal.loads.show('1').safe()
    await settle()
    await portal.session.login({ user: 'marta', password: 'x' })
    const ofMarta = portal.loads.show('1')
    await settle()
    held.stop()
    expect(await ofMarta).toMatchObject({ user: 'marta' })
    await ofLucia
    expect(server.dataRequests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer access-1-of-lucia',
      'Bearer access-2-of-marta',
    ])
  })
})
