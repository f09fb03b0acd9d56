import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '@portal/ui-kit'
import { loadPhrases } from '#phrases/i18n.ts'
import { UserList } from './user-list.tsx'

const UserPage = lazy(async () => {
  const [file] = await Promise.all([
    import('./user-page.tsx'),
    loadPhrases('permissions'),
    // The names of the departments.
    loadPhrases('staff'),
  ])
  return { default: file.UserPage }
})

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
