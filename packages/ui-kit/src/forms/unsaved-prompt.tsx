import { Button } from '#components/button/button.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { useWords } from '#words/use-words.ts'

/** Asks before a page with unsaved changes is left. */
export interface UnsavedPromptProps {
  /** Whether somebody is about to leave. */
  isAsking: boolean
  onLeave: (() => void) | undefined
  onStay: (() => void) | undefined
}

/**
 * Asks before unsaved text is lost. Keys: the focus is on staying, Tab goes to leaving. Only for navigation inside
 * the portal: closing the tab is handled by the browser, with `useUnsavedGuard`.
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
