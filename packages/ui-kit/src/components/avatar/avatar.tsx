import { useState } from 'react'
import { classNames } from '#css/class-names.ts'
import { initials, toneOf } from './initials.ts'
import * as css from './avatar.css.ts'

/** The picture of a person. */
export interface AvatarProps {
  name: string
  src?: string | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Hides the name from screen readers where it is written beside the picture. */
  isDecorative?: boolean | undefined
}

/** A person's picture, or the initials when there is none or it does not load. */
export function Avatar({ name, src, size = 'md', isDecorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const className = classNames(css.root, css.sizes[size], css.tones[toneOf(name)])
  const voice = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span className={className} {...voice}>
      {src === undefined || src === failed ? (
        initials(name)
      ) : (
        <img src={src} alt="" className={css.picture} onError={() => setFailed(src)} />
      )}
    </span>
  )
}
