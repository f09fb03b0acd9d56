import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '@portal/ui-kit'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { loadPhrases } from '#phrases/i18n.ts'
import { FinalStateList } from './final-state-list.tsx'
import { WorkflowList } from './workflow-list.tsx'

const WorkflowPage = lazy(async () => {
  const [file] = await Promise.all([import('./workflow-page.tsx'), loadPhrases('permissions')])
  return { default: file.WorkflowPage }
})
const NewWorkflow = lazy(async () => ({ default: (await import('./new-workflow.tsx')).NewWorkflow }))

/** The workflows and final states, or one workflow, according to the URL (PAN-10, PAN-11). */
export function WorkflowsScreen() {
  const { t } = useTranslation('menu')
  const [params] = useSearchParams()
  const id = params.get('workflow')
  if (id !== null) {
    return (
      <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
        {id === 'new' ? <NewWorkflow /> : <WorkflowPage key={id} id={id} />}
      </Suspense>
    )
  }
  return (
    <TabbedScreen
      title={t('screens.workflows')}
      tabs={[
        { id: 'workflows', label: t('screens.workflows'), content: <WorkflowList /> },
        { id: 'finals', label: t('screens.finalStates'), content: <FinalStateList /> },
      ]}
    />
  )
}
