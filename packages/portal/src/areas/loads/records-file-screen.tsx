import { useSearchParams } from 'react-router-dom'
import { FileList } from './file-list.tsx'
import { FileView } from './file-view.tsx'

/** The uploaded files, or one of them on its way to a load when the address names it. */
export function RecordsFileScreen() {
  const [params] = useSearchParams()
  const id = params.get('file')
  return id === null ? <FileList /> : <FileView key={id} id={id} />
}
