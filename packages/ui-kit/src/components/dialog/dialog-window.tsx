import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import type { DialogContents } from './dialog-contents.ts'
import * as css from './dialog.css.ts'

interface DialogWindowProps extends DialogContents {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const resolve = (content: DialogContents['children'], close: () => void) =>
  typeof content === 'function' ? content(close) : content

/** The dialog itself, above the page. */
export function DialogWindow({
  size = 'md',
  isAnswerNeeded = false,
  isOpen,
  onOpenChange,
  ...content
}: DialogWindowProps) {
  return (
    <ModalOverlay
      className={css.backdrop}
      isDismissable={!isAnswerNeeded}
      isKeyboardDismissDisabled={isAnswerNeeded}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className={classNames(css.modal, css.sizes[size])}>
        <DialogContent {...content} isAnswerNeeded={isAnswerNeeded} />
      </Modal>
    </ModalOverlay>
  )
}

function DialogContent({
  title,
  description,
  footer,
  children,
  role = 'dialog',
  isAnswerNeeded,
}: Omit<DialogContents, 'size'>) {
  const words = useWords()
  return (
    <AriaDialog role={role} className={css.dialog}>
      {({ close }) => (
        <>
          <header className={css.head}>
            <div className={css.words}>
              <Heading slot="title" level={2} className={css.title}>
                {title}
              </Heading>
              {description === undefined ? null : <p className={css.description}>{description}</p>}
            </div>
            {isAnswerNeeded ? null : <IconButton icon="x" size="sm" label={words.close} onPress={close} />}
          </header>
          {children === undefined ? null : <div className={css.body}>{resolve(children, close)}</div>}
          {footer === undefined ? null : <footer className={css.footer}>{resolve(footer, close)}</footer>}
        </>
      )}
    </AriaDialog>
  )
}
