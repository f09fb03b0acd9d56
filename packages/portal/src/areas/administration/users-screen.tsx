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

/** The people who can sign in, or the one in the URL (PAN-1, PAN-2). */
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
