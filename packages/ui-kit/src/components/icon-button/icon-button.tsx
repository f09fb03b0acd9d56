import { Tooltip } from '#components/tooltip/tooltip.tsx'
import { IconFace, type IconFaceProps } from './icon-face.tsx'

/** A button that is only an icon. Its label is also shown as a tooltip. */
export interface IconButtonProps extends IconFaceProps {
  /** Omits the tooltip, where a text beside the button says the same. */
  hasTooltip?: boolean | undefined
}

/** An icon button; its name appears on hover and focus. */
export function IconButton({ hasTooltip = true, ...face }: IconButtonProps) {
  const button = <IconFace {...face} />
  return hasTooltip ? <Tooltip text={face.label}>{button}</Tooltip> : button
}
