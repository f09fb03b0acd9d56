import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { changeAddress, withWords } from './address.ts'

/** A portal of two pages, whose loaders wait until they are released. */
function portalAt(address: string) {
  let letGo: (nothing: null) => void = () => undefined
  const promise = new Promise<null>((resolve) => {
    letGo = resolve
  })
  const routes = ['/tasks', '/home'].map((path) => ({ path, loader: () => promise, element: null }))
  const hydrationData = { loaderData: { '0': null, '1': null } }
  const router = createMemoryRouter(routes, { initialEntries: [address], hydrationData })
  const arrived = new Promise<string>((resolve) => {
    router.subscribe(({ location, navigation }) => {
      if (navigation.state === 'idle') resolve(location.pathname + location.search)
    })
  })
  const ends = () => {
    letGo(null)
    return arrived
  }
  return { router, ends }
}

describe('the address', () => {
  it('keeps two changes of one moment, while the first is still on its way', async () => {
    const { router, ends } = portalAt('/tasks?task=7')
    changeAddress(router, '/tasks', withWords({ tab: 'board' }))
    changeAddress(router, '/tasks', withWords({ task: undefined }))
    expect(await ends()).toBe('/tasks?tab=board')
  })

  it('keeps a tab that was pressed before a drawer has closed', async () => {
    const { router, ends } = portalAt('/tasks?task=7')
    void router.navigate('/tasks?tab=board')
    changeAddress(router, '/tasks', withWords({ task: undefined }))
    expect(await ends()).toBe('/tasks?tab=board')
  })

  it('leaves a person on the way to another page alone', async () => {
    const { router, ends } = portalAt('/tasks?task=7')
    void router.navigate('/home')
    changeAddress(router, '/tasks', withWords({ task: undefined }))
    expect(await ends()).toBe('/home')
  })
})
