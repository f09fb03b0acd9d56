import { SourceEditor } from './source-editor.tsx'
import { SourceList } from './source-list.tsx'

/** The sources of scheduled loads, or the one in the URL. */
export function LoadSources({ id }: { id: string }) {
  return id === 'all' ? <SourceList /> : <SourceEditor key={id} id={id} />
}
