import { useTranslation } from 'react-i18next'
import { messageOfCode, type Workflow } from '@portal/sdk'

/** What blocks the publication of a draft: the state, and the reason in words. */
export interface Fault {
  readonly path: string
  /** The state at fault; undefined for the whole document. */
  readonly code: string | undefined
  readonly name: string | undefined
  readonly text: string
}

/** The faults of a draft in the reader's language. */
export function useFaults({ document, faults }: Pick<Workflow, 'document' | 'faults'>): readonly Fault[] {
  const { i18n } = useTranslation()
  return faults.map(({ path, error }) => {
    const at = /^states\[(\d+)\]/.exec(path)?.[1]
    const state = at === undefined ? undefined : document.states[Number(at)]
    return { path, code: state?.code, name: state?.name, text: messageOfCode(error, i18n.language) }
  })
}
