import { Button } from '#components/button/button.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { useWords } from '#words/use-words.ts'

/** A question before a page with unsaved changes is left. */
export interface UnsavedPromptProps {
  /** Somebody wants to leave. */
  isAsking: boolean
  onLeave: (() => void) | undefined
  onStay: (() => void) | undefined
}

/**
 * Asks before what was written is lost. Keys: the focus is on staying, Tab goes to leaving. Only for leaving inside
 * the portal: closing the tab is the browser's to ask about, by `useUnsavedGuard`.
 */
export function UnsavedPrompt({ isAsking, onLeave, onStay }: UnsavedPromptProps) {
  const { unsaved: words } = useWords()
  return (
    <Dialog
      title={words.title}
      size="sm"
      role="alertdialog"
      isOpen={isAsking}
      isAnswerNeeded
      footer={
        <>
          <Button onPress={() => onStay?.()} autoFocus>
            {words.stay}
          </Button>
          <Button tone="danger" onPress={() => onLeave?.()}>
            {words.leave}
          </Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  )
}
