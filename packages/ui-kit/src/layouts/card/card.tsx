import { useId, type ReactNode } from 'react'
import { classNames } from '#css/class-names.ts'
import * as css from './card.css.ts'

/** The parts of a card. */
export interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** Buttons or a menu at the end of the head. */
  actions?: ReactNode
  footer?: ReactNode
  /** `none` when the content, such as a table, has its own padding. */
  padding?: 'none' | 'normal' | undefined
  /** The heading level of the title. */
  level?: 2 | 3 | 4 | undefined
  children?: ReactNode
}

/** A surface that groups one subject; with a title it is a named section. */
export function Card({
  title,
  description,
  actions,
  footer,
  padding = 'normal',
  level = 2,
  children,
}: CardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  const hasHead = title !== undefined || actions !== undefined
  return (
    <section className={css.root} aria-labelledby={title === undefined ? undefined : titleId}>
      {hasHead ? (
        <header className={css.head}>
          <div className={css.words}>
            <Heading id={titleId} className={css.title}>
              {title}
            </Heading>
            {description === undefined ? null : <p className={css.description}>{description}</p>}
          </div>
          {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
        </header>
      ) : null}
      <div className={classNames(css.body, css.paddings[padding], hasHead && css.underHead)}>{children}</div>
      {footer === undefined ? null : <footer className={css.footer}>{footer}</footer>}
    </section>
  )
}
