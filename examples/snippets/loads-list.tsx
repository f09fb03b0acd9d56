// #region list
import { createPortal, type Load, messageOf } from '@portal/sdk'
import { PortalProvider, useAction, useData, usePortal, useSession } from '@portal/sdk/react'

export function App() {
  return (
    <PortalProvider portal={portal}>
      <LoadsList />
    </PortalProvider>
  )
}

function LoadsList() {
  const portal = usePortal()
  const user = useSession()?.userData.displayName
  const { data, error, isLoading } = useData(portal.loads.index, [{ page: 2 }], { keepPrevious: true })
  if (error) return <p>{messageOf(error)}</p>
  if (isLoading) return <p>…</p>
  return (
    <ul aria-label={user}>
      {data?.data.map((load) => (
        <LoadRow key={load.id} load={load} />
      ))}
    </ul>
  )
}

function LoadRow({ load }: { load: Load }) {
  const portal = usePortal()
  // Afterwards everything of `loads` and `dashboard` is asked again.
  const stop = useAction(portal.loads.stop, { families: ['dashboard'] })
  return (
    <li>
      {load.name}{' '}
      <button disabled={stop.isPending} onClick={() => void stop(load.id)}>
        …
      </button>
    </li>
  )
}

const portal = createPortal()
// #endregion
