import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { Icon } from '#components/icon/icon.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import * as stat from '#components/stat/stat.css.ts'
import { classNames } from '#css/class-names.ts'
import { inkTones } from '#css/tone.css.ts'
import type { IconId } from '#icons/icons.ts'
import { type Tone, toneIcons } from '#private/tone.ts'
import * as css from './tile.css.ts'

/** A key figure of a dashboard and its target. */
export interface TileProps {
  label: string
  /** The page with the details; the whole tile links to it. */
  href: string
  icon?: IconId | undefined
  /** A number or a word; a skeleton while it is undefined. */
  value?: ReactNode
  /** The unit, smaller after the value. */
  unit?: string | undefined
  tone?: Tone | undefined
  /** The meaning of the figure in words; the tone repeats it by colour and icon. */
  text?: ReactNode
  /** Actions, such as a retry. */
  action?: ReactNode
}

/** A key figure, its status, and a link to its details. */
export function Tile({ label, href, icon, value, unit, tone = 'neutral', text, action }: TileProps) {
  const isLoading = value === undefined
  return (
    <div className={css.root} aria-busy={isLoading || undefined}>
      <dl className={css.content}>
        <dt className={css.label}>
          {icon === undefined ? null : <Sign id={icon} />}
          <Link href={href} className={css.link}>
            {label}
          </Link>
        </dt>
        <dd className={classNames(stat.value, css.value)}>
          {isLoading ? <Bone height="1.75rem" /> : <Value value={value} unit={unit} />}
        </dd>
        <dd className={classNames(css.state, inkTones[tone])}>
          {isLoading ? <Bone height="0.75rem" /> : <State tone={tone} text={text} />}
        </dd>
      </dl>
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  )
}

function Value({ value, unit }: Pick<TileProps, 'value' | 'unit'>) {
  return (
    <>
      {value}
      {unit === undefined ? null : <span className={stat.unit}>{unit}</span>}
    </>
  )
}

function State({ tone, text }: { tone: Tone; text: ReactNode }) {
  return (
    <>
      {tone === 'neutral' ? null : <Sign id={toneIcons[tone]} />}
      {text}
    </>
  )
}

function Sign({ id }: { id: IconId }) {
  return (
    <span className={css.sign}>
      <Icon id={id} size="sm" />
    </span>
  )
}

function Bone({ height }: { height: string }) {
  return (
    <span className={css.bone}>
      <Skeleton shape="block" height={height} />
    </span>
  )
}
