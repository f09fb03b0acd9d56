import { lazy, Suspense } from 'react'
import { Badge } from '#components/badge/badge.tsx'
import { Button } from '#components/button/button.tsx'
import { MenuButton } from '#components/menu-button/menu-button.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './saved-views.css.ts'
import { viewSections, type ViewActs, type ViewQuestion } from './view-acts.ts'
import type { SavedView } from './view.ts'

// Loaded on demand: the fields of the dialog are needed only when it opens.
const ViewQuestions = lazy(() =>
  import('./view-questions.tsx').then((file) => ({ default: file.ViewQuestions })),
)

interface ViewToolsProps extends ViewActs {
  views: readonly SavedView[]
  view: SavedView
  /** Without tabs: only changes need buttons. */
  isLone: boolean
  isChanged: boolean
  question: ViewQuestion | undefined
  onQuestion: (question: ViewQuestion | undefined) => void
}

/** Says that the view has changes and offers the actions on them, and beside tabs the menu of the view. */
export function ViewTools(props: ViewToolsProps) {
  const { view, isLone, isChanged, question, onQuestion } = props
  const { views: words } = useWords()
  const sections = isLone ? [] : viewSections(view, props, words, onQuestion)
  return (
    <div className={isLone ? css.loneTools : css.tools} data-region="toolbar">
      <ViewState isChanged={isChanged} isLone={isLone} />
      {isChanged ? <ChangeTools {...props} /> : null}
      {sections.every(({ items }) => items.length === 0) ? null : (
        <span data-part="view-options">
          <MenuButton label={words.options(view.name)} icon="more" isIconOnly size="sm" sections={sections} />
        </span>
      )}
      {question === undefined ? null : (
        <Suspense fallback={null}>
          <ViewQuestions {...props} question={question} onClose={() => onQuestion(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

/** For a lone view the visible buttons already say it. */
function ViewState({ isChanged, isLone }: Pick<ViewToolsProps, 'isChanged' | 'isLone'>) {
  const { changed } = useWords().views
  const text = isLone ? <VisuallyHidden>{changed}</VisuallyHidden> : <Badge tone="info">{changed}</Badge>
  return (
    <span role="status" className={css.state}>
      {isChanged ? text : null}
    </span>
  )
}

function ChangeTools({ view, isLone, onQuestion, onSave, onSaveAs, onDiscard }: ViewToolsProps) {
  const { views: words } = useWords()
  return (
    <>
      {onDiscard === undefined ? null : (
        <Button size="sm" tone="quiet" onPress={onDiscard}>
          {words.discard}
        </Button>
      )}
      {onSave === undefined || view.isBuiltIn === true ? null : (
        <Button size="sm" onPress={() => onSave(view.id)}>
          {words.save}
        </Button>
      )}
      {onSaveAs === undefined ? null : (
        <Button size="sm" onPress={() => onQuestion('save-as')}>
          {isLone ? words.saveFirst : words.saveAs}
        </Button>
      )}
    </>
  )
}
