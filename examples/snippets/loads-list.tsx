// #region list
import { type Load, messageOf } from '@portal/sdk'
import { openPortal } from '@portal/sdk/core'
import { loads } from '@portal/sdk/laia'
import { session } from '@portal/sdk/main'
import { PortalProvider, useAction, useData, useFamily, useSession } from '@portal/sdk/react'

export function App() {
  return (
    <PortalProvider portal={portal}>
      <LoadsList />
    </PortalProvider>
  )
}

function LoadsList() {
  const { index } = useFamily(loads)
  const user = useSession()?.userData.displayName
  const { data, error, isLoading } = useData(index, [{ page: 2 }], { keepPrevious: true })
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
  const family = useFamily(loads)
  // Afterwards everything of `loads` and `dashboard` is asked again.
  const stop = useAction(family.stop, { families: ['dashboard'] })
  return (
    <li>
      {load.name}{' '}
      <button disabled={stop.isPending} onClick={() => void stop(load.id)}>
        …
      </button>
    </li>
  )
}

const portal = openPortal({}, { session })
// #endregion
