import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '@portal/ui-kit'
import { UserList } from './user-list.tsx'

const UserPage = lazy(async () => ({ default: (await import('./user-page.tsx')).UserPage }))

/** Who can sign in, or one of them in detail when the address names one (PAN-1, PAN-2). */
export function UsersScreen() {
  const [params] = useSearchParams()
  const id = params.get('user')
  return id === null ? (
    <UserList />
  ) : (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      <UserPage key={id} id={id} />
    </Suspense>
  )
}
