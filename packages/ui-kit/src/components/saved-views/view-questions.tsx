import { ConfirmDialog } from '#components/confirm-dialog/confirm-dialog.tsx'
import { useWords } from '#words/use-words.ts'
import type { ViewActs, ViewQuestion } from './view-acts.ts'
import { ViewDialog } from './view-dialog.tsx'
import type { SavedView } from './view.ts'

interface ViewQuestionsProps extends ViewActs {
  views: readonly SavedView[]
  view: SavedView
  question: ViewQuestion
  onClose: () => void
}

/** The dialogs of the views; at most one is open. */
export function ViewQuestions(props: ViewQuestionsProps) {
  const { views, view, question, onClose, onSaveAs, onRename, onDelete, onShare } = props
  const { views: words } = useWords()
  const shared = { views, onClose }
  return (
    <>
      {question === 'save-as' ? (
        <ViewDialog
          {...shared}
          title={words.saveAs}
          canShare={onShare !== undefined}
          onSubmit={(draft) => onSaveAs?.(draft)}
        />
      ) : null}
      {question === 'rename' ? (
        <ViewDialog
          {...shared}
          title={words.rename}
          view={view}
          canShare={false}
          onSubmit={({ name }) => onRename?.(view.id, name)}
        />
      ) : null}
      {question === 'delete' ? (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) onClose()
          }}
          title={words.deleteTitle(view.name)}
          tone="danger"
          confirmLabel={words.delete}
          onConfirm={() => onDelete?.(view.id)}
        >
          {view.isShared === true ? words.deleteShared : words.deleteText}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
