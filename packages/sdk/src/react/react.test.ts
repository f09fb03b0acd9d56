// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dashboard as dashboardFamily, roles as rolesFamily } from '#generated/families/main.ts'
import { loadsFamily } from '#areas/loads/loads-family.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedInPortal, type TestPortal } from '#testing/signed-in.ts'
import { json, problem } from '#testing/token-server.ts'
import { PortalProvider } from './portal-provider.tsx'
import { type Action, useAction } from './use-action.ts'
import { type DataAnswer, type DataOptions, useData } from './use-data.ts'
import { useSession } from './use-session.ts'
import { useFamily } from './portal-provider.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const roots: { unmount(): void }[] = []
afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())))

/** Renders a hook below a portal; `now` is its latest result. */
async function rendered<Value>({ portal }: TestPortal, hook: () => Value) {
  const kept: { now: Value | undefined; renders: number } = { now: undefined, renders: 0 }
  const Probe = (): ReactNode => {
    kept.now = hook()
    kept.renders++
    return null
  }
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  const render = () =>
    act(() => {
      root.render(createElement(PortalProvider, { portal, children: createElement(Probe) }))
      return Promise.resolve()
    })
  await render()
  return { kept, render }
}

/** Waits until answers have arrived and React has rendered them. */
const arrive = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve))
  })

const load = (state: string) => () => json({ data: { id: 'l1', state } })
const signedIn = () => signedInPortal({ tabs: false })

describe('useSession', () => {
  it('renders again when the session ends or begins, and not when its tokens are renewed', async () => {
    const test = await signedIn()
    const { kept } = await rendered(test, useSession)
    expect(kept.now?.userData.displayName).toBe('lucia')
    const before = kept.renders
    test.server.expireAccess()
    await act(() => test.ask())
    expect([test.server.refreshes, kept.renders]).toEqual([1, before])
    await act(() => test.portal.session.logout())
    expect(kept.now).toBeUndefined()
    await act(() => test.portal.session.login({ user: 'marta', password: 'x' }))
    expect(kept.now?.userData.displayName).toBe('marta')
  })
})

describe('useData', () => {
  const useLoad = (id: string | null, options?: DataOptions<{ state: string }>) => {
    const loads = useFamily(loadsFamily)
    return useData(loads.show, id === null ? null : [id], options)
  }

  it('loads, gives the data, and asks again on demand', async () => {
    const test = await signedIn()
    test.server.answer('/loads/', load('queued'), load('processing'))
    const seen: DataAnswer<{ state: string }>[] = []
    await rendered(test, () => {
      seen.push(useLoad('l1'))
    })
    await arrive()
    expect(seen[0]).toMatchObject({ data: undefined, isLoading: true, isStale: false })
    expect(seen.at(-1)).toMatchObject({ data: { state: 'queued' }, isLoading: false, isStale: false })
    act(() => seen.at(-1)?.refresh())
    await arrive()
    expect(seen.at(-1)?.data?.state).toBe('processing')
  })

  it('asks nothing while there are no arguments', async () => {
    const test = await signedIn()
    const { kept } = await rendered(test, () => useLoad(null))
    await arrive()
    expect(kept.now).toMatchObject({ data: undefined, isLoading: false })
    expect(test.server.dataRequests).toHaveLength(0)
  })

  it('keeps the previous data, marked as stale, while other arguments are loading', async () => {
    const test = await signedIn()
    const hold = test.network.hold('/loads/l2')
    test.server.answer('/loads/l1', load('paused'))
    test.server.answer('/loads/l2', load('failed'))
    let id = 'l1'
    const { kept, render } = await rendered(test, () => useLoad(id, { keepPrevious: true }))
    await arrive()
    id = 'l2'
    await render()
    expect(kept.now).toMatchObject({ data: { state: 'paused' }, isStale: true, isLoading: false })
    hold.stop()
    await arrive()
    expect(kept.now).toMatchObject({ data: { state: 'failed' }, isStale: false })
  })

  it('keeps old data beside the error of refreshing them', async () => {
    const test = await signedIn()
    test.server.answer('/loads/', load('paused'), () => problem(404))
    const { kept } = await rendered(test, () => useLoad('l1'))
    await arrive()
    act(() => kept.now?.refresh())
    await arrive()
    expect(kept.now).toMatchObject({ data: { state: 'paused' }, isStale: true, error: { kind: 'not-found' } })
  })

  it('clears data that is refused for a missing permission', async () => {
    const test = await signedIn()
    test.server.answer('/loads/', load('queued'), () => problem(403))
    const { kept } = await rendered(test, () => useLoad('l1'))
    await arrive()
    expect(kept.now?.data?.state).toBe('queued')
    act(() => kept.now?.refresh())
    await arrive()
    expect(kept.now).toMatchObject({ data: undefined, error: { kind: 'permission' }, isLoading: false })
  })

  it('asks again as often as the data say', async () => {
    const test = await signedIn()
    test.server.answer('/loads/', load('processing'), load('processing'), load('completed'))
    const { kept } = await rendered(test, () =>
      useLoad('l1', { refreshMs: (data) => (data?.state === 'completed' ? 0 : 250) }),
    )
    await act(() => vi.waitFor(() => expect(test.server.dataRequests).toHaveLength(3), waitLimit))
    await arrive()
    expect(kept.now?.data?.state).toBe('completed')
  })

  it('forgets everything when the session ends, so that the next person sees nothing of it', async () => {
    const test = await signedIn()
    test.server.answer('/loads/', load('secret of lucia'))
    const { kept } = await rendered(test, () => useLoad('l1'))
    await arrive()
    await act(() => test.portal.session.logout())
    expect(kept.now?.data).toBeUndefined()
  })
})

describe('useData with an act', () => {
  it.each(['development', 'production'])(
    'is refused in %s, with what to take instead, and nothing is sent',
    async (mode) => {
      vi.stubEnv('NODE_ENV', mode)
      const test = await signedIn()
      const thrown: unknown[] = []
      await rendered(test, () => {
        const loads = useFamily(loadsFamily)
        try {
          // @ts-expect-error -- starting a load is no question
          useData(loads.start, ['l1'])
        } catch (error) {
          thrown.push(error)
        }
      })
      await arrive()
      vi.unstubAllEnvs()
      expect(String(thrown[0])).toMatch(/useData\(loads\.start\): this is a POST.*useAction/)
      expect(test.server.dataRequests).toHaveLength(0)
    },
  )
})

describe('useAction', () => {
  it('reports that it is pending, and everything of its family is refetched, also through a custom function', async () => {
    const test = await signedIn()
    test.server.answer('/stop', load('pausing'))
    test.server.answer('/loads/', load('processing'), load('pausing'))
    const hold = test.network.hold('/stop')
    const { kept } = await rendered(test, () => {
      const loads = useFamily(loadsFamily)
      return { data: useData(loads.show, ['l1']).data, stop: useAction((id: string) => loads.stop(id)) }
    })
    await arrive()
    let done: Promise<unknown> = Promise.resolve()
    act(() => {
      done = kept.now?.stop('l1') ?? done
    })
    expect(kept.now?.stop.isPending).toBe(true)
    await arrive()
    hold.stop()
    await act(() => done)
    await arrive()
    expect(kept.now?.stop.isPending).toBe(false)
    expect(kept.now?.data?.state).toBe('pausing')
  })

  it('refreshes the other families that it names', async () => {
    const test = await signedIn()
    const { kept } = await rendered(test, () => {
      const loads = useFamily(loadsFamily)
      const dashboard = useFamily(dashboardFamily)
      useData(dashboard.show, [])
      return useAction(loads.start, { families: ['dashboard'] })
    })
    await arrive()
    await act(async () => {
      await kept.now?.('l1')
    })
    await arrive()
    expect(test.server.dataRequests.filter(({ path }) => path.endsWith('/dashboard'))).toHaveLength(2)
  })

  it('refetches nothing of its family after a preview, which changes nothing', async () => {
    const test = await signedIn()
    const { kept } = await rendered(test, () => {
      const roles = useFamily(rolesFamily)
      useData(roles.show, ['r1'])
      return useAction(roles.preview)
    })
    await arrive()
    const shown = () => test.server.dataRequests.filter(({ path }) => path.endsWith('/roles/r1')).length
    const before = shown()
    await act(async () => {
      await kept.now?.('r1', { permissions: [] })
    })
    await arrive()
    expect(shown()).toBe(before)
  })

  it('throws the failure to its caller and keeps it until it is reset', async () => {
    const test = await signedIn()
    test.server.answer('/stop', () => problem(409, { errors: { state: [{ error: 'invalid' }] } }))
    const { kept } = await rendered(test, (): Action<[id: string], unknown> => {
      const loads = useFamily(loadsFamily)
      return useAction((id: string) => loads.stop(id))
    })
    let thrown: unknown
    await act(async () => {
      thrown = await kept.now?.('l1').catch((error: unknown) => error)
    })
    expect(thrown).toMatchObject({ kind: 'conflict', code: 'invalid' })
    expect(kept.now?.error).toBe(thrown)
    act(() => kept.now?.reset())
    expect(kept.now?.error).toBeUndefined()
  })
})
