import { useSearchParams } from 'react-router-dom'
import { FileList } from './file-list.tsx'
import { FileView } from './file-view.tsx'

/** The uploaded files, or the one in the URL. */
export function RecordsFileScreen() {
  const [params] = useSearchParams()
  const id = params.get('file')
  return id === null ? <FileList /> : <FileView key={id} id={id} />
}
