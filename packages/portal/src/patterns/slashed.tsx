import { Fragment } from 'react'

/** A path or the name of a time zone: one long word that may go on in the next line at each slash. */
export function Slashed({ text }: { text: string }) {
  return text.split('/').map((part, at) => (
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {at === 0 ? part : `/${part}`}
    </Fragment>
  ))
}
