import { useTranslation } from 'react-i18next'
import { nameOfColour } from './colours.ts'
import * as css from './colour-mark.css.ts'

/** A colour as a mark with its name, never the mark alone. */
export function ColourMark({ colour }: { colour: string }) {
  const { t } = useTranslation('resource')
  const name = nameOfColour(colour)
  return (
    <span>
      <span className={css.mark} style={{ backgroundColor: colour }} aria-hidden />
      {name === undefined ? colour : t(`colours.${name}`)}
    </span>
  )
}
