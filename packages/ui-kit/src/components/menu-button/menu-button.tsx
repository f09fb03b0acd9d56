import { useRef, useState, type ReactElement } from 'react'
import { Button, type ButtonSize, type ButtonTone } from '#components/button/button.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import type { IconId } from '#icons/icons.ts'
import { Opener } from '#private/overlay/opener.tsx'
import { useOverlay } from '#private/overlay/use-overlay.ts'
import { lateMenu } from './late-menu.ts'
import type { MenuPlacement, MenuSection } from './menu-list.tsx'

/** A button that opens a list of actions or choices. */
export interface MenuButtonProps {
  label: string
  icon?: IconId | undefined
  /** Shows the icon alone, with the label as its accessible name. */
  isIconOnly?: boolean | undefined
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  sections: readonly MenuSection[]
  /** A custom button instead of the kit's, such as one with an avatar. */
  trigger?: ReactElement | undefined
  isDisabled?: boolean | undefined
  placement?: MenuPlacement | undefined
}

/** Opens a menu: actions (`onAction`), links (`href`), or a single choice (`selected` and `onSelect`). */
export function MenuButton({
  label,
  icon,
  isIconOnly = false,
  tone = isIconOnly ? 'quiet' : 'neutral',
  size = 'md',
  sections,
  trigger,
  isDisabled = false,
  placement,
}: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [first, setFirst] = useState<'first' | 'last' | null>(null)
  const anchor = useRef<HTMLButtonElement>(null)
  const late = useOverlay(lateMenu, isOpen)
  const open = (line: 'first' | 'last' | null) => {
    setFirst(line)
    setOpen(true)
  }
  const button =
    isIconOnly && icon !== undefined ? (
      <IconButton icon={icon} label={label} tone={tone} size={size} isDisabled={isDisabled} />
    ) : (
      <Button icon={icon} iconEnd="chevronDown" tone={tone} size={size} isDisabled={isDisabled}>
        {label}
      </Button>
    )
  return (
    <>
      <Opener trigger={trigger ?? button} opens="menu" isOpen={isOpen} onOpen={open} anchor={anchor} />
      {late === undefined ? null : (
        <late.MenuList
          label={label}
          sections={sections}
          placement={placement}
          triggerRef={anchor}
          isOpen={isOpen}
          onOpenChange={setOpen}
          first={first}
        />
      )}
    </>
  )
}
