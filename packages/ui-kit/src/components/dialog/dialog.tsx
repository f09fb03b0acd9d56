import { type ReactElement, type ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './dialog.css.ts'

/** What a dialog holds and how it opens. */
export interface DialogProps {
  title: ReactNode
  description?: ReactNode
  /** The buttons at the end; a function gets what closes the dialog. */
  footer?: ReactNode | ((close: () => void) => ReactNode)
  size?: 'sm' | 'md' | 'lg' | undefined
  /** A button that opens the dialog. Without one, give `isOpen` and `onOpenChange`. */
  trigger?: ReactElement | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Keeps the dialog open on Escape and on a press outside, when an answer is needed. */
  isAnswerNeeded?: boolean | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  children?: ReactNode | ((close: () => void) => ReactNode)
}

const resolve = (content: DialogProps['children'], close: () => void) =>
  typeof content === 'function' ? content(close) : content

/** Asks for something before the page goes on. It keeps the focus inside and gives it back at the end. */
export function Dialog({ trigger, ...props }: DialogProps) {
  if (trigger === undefined) return <DialogWindow {...props} />
  const { isOpen, onOpenChange, ...content } = props
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger}
      <DialogWindow {...content} />
    </DialogTrigger>
  )
}

function DialogWindow({
  size = 'md',
  isAnswerNeeded = false,
  isOpen,
  onOpenChange,
  ...content
}: Omit<DialogProps, 'trigger'>) {
  return (
    <ModalOverlay
      className={css.backdrop}
      isDismissable={!isAnswerNeeded}
      isKeyboardDismissDisabled={isAnswerNeeded}
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Modal className={classNames(css.modal, css.sizes[size])}>
        <DialogContent {...content} isAnswerNeeded={isAnswerNeeded} />
      </Modal>
    </ModalOverlay>
  )
}

type DialogContentProps = Pick<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'role' | 'isAnswerNeeded'
>

function DialogContent({
  title,
  description,
  footer,
  children,
  role = 'dialog',
  isAnswerNeeded,
}: DialogContentProps) {
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
