import { Fragment } from 'react'
import * as css from './command-palette.css.ts'

/** Keys as labelled on the keyboard. */
export function Keys({ names }: { names: readonly string[] }) {
  return (
    <span className={css.keys}>
      {names.map((name) => (
        <Fragment key={name}>
          {' '}
          <kbd className={css.key}>{name}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
