import * as css from './marked-text.css.ts'
import { textParts } from './match.ts'

/** A text with highlighted matches. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  if (query.trim() === '') return text
  return textParts(text, query).map((part, at) =>
    part.isMatch ? (
      <mark key={at} className={css.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
