import { useSearchParams } from 'react-router-dom'
import { LoadDetail } from './load-detail.tsx'
import { LoadList } from './load-list.tsx'

/** The loads, or one of them in detail when the address names it. */
export function LoadsScreen() {
  const [params] = useSearchParams()
  const id = params.get('load')
  return id === null ? <LoadList /> : <LoadDetail key={id} id={id} />
}
