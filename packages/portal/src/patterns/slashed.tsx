import { Fragment } from 'react'

/** A path or time zone that may break after each slash. */
export function Slashed({ text }: { text: string }) {
  return text.split('/').map((part, at) => (
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {at === 0 ? part : `/${part}`}
    </Fragment>
  ))
}
