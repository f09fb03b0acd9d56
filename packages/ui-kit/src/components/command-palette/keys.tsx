import * as css from './command-palette.css.ts'

/** Keys as they stand on the keyboard: a hint for the eye. */
export function Keys({ names }: { names: readonly string[] }) {
  return (
    <span className={css.keys} aria-hidden>
      {names.map((name) => (
        <kbd key={name} className={css.key}>
          {name}
        </kbd>
      ))}
    </span>
  )
}
