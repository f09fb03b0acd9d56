import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, Card, Inline, Link, Stat, VisuallyHidden } from '@portal/ui-kit'
import type { AgentState } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'
import { agentIcons } from '#patterns/agent-states.ts'

interface AgentTilesProps {
  states: readonly { readonly state: AgentState; readonly count: number; readonly over: number }[]
  /** The list's URL with the state filter, or without it. */
  hrefOf: (state: AgentState) => string
  /** On a wall the tiles are read from afar; on a desk the rows come first. */
  isWall: boolean
}

/** How many agents are in each state; each number links to them (ONL-3). */
export function AgentTiles(props: AgentTilesProps) {
  return props.isWall ? <Tiles {...props} /> : <Counts {...props} />
}

function Counts({ states, hrefOf }: AgentTilesProps) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  return (
    <p>
      {states.map(({ state, count, over }, at) => {
        const label = t(`agents.states.${state}`)
        return (
          <Fragment key={state}>
            <Link href={hrefOf(state)} aria-label={`${label}: ${format.whole(count)}`}>
              <Counted label={label} count={over === count && over > 0 ? undefined : count} />
            </Link>
            {over === 0 ? null : ' '}
            {over === 0 ? null : <Over count={over} />}
            {at === states.length - 1 ? null : '\u00a0· '}
          </Fragment>
        )
      })}
    </p>
  )
}

/** A label with its number; without it where a sign beside it says the same number. */
function Counted({ label, count }: { label: string; count: number | undefined }) {
  const format = useFormat()
  return (
    <span>
      {label}
      {count === undefined ? null : ' '}
      {count === undefined ? null : <strong>{format.whole(count)}</strong>}
    </span>
  )
}

interface OutOfPlanProps {
  count: number
  /** How many of them affect the work. */
  negative: number
  /** The link to their list. */
  href: string
}

/** How many agents are out of adherence (ONL-5). */
export function OutOfPlan({ count, negative, href }: OutOfPlanProps) {
  const { t } = useTranslation('adherence')
  const format = useFormat()
  const label = t('outNow')
  return (
    <span>
      <Link href={href} aria-label={`${label}: ${format.whole(count)}`}>
        <Counted label={label} count={negative === count && negative > 0 ? undefined : count} />
      </Link>
      {negative === 0 ? null : ' '}
      {negative === 0 ? null : (
        <Sign count={negative} words={t('negativeCount', { number: format.whole(negative) })} />
      )}
    </span>
  )
}

function Tiles({ states, hrefOf }: AgentTilesProps) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  return (
    <Card>
      <Inline space="lg" align="start">
        {states.map(({ state, count, over }) => {
          const label = t(`agents.states.${state}`)
          return (
            <Stat
              key={state}
              label={label}
              icon={agentIcons[state]}
              value={
                <Link href={hrefOf(state)} aria-label={`${label}: ${format.whole(count)}`}>
                  {format.whole(count)}
                </Link>
              }
              description={over === 0 ? undefined : <Over count={over} />}
            />
          )
        })}
      </Inline>
    </Card>
  )
}

/** How many have been in a state for too long. */
function Over({ count }: { count: number }) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  return <Sign count={count} words={t('agents.overCount', { number: format.whole(count) })} />
}

/** A number with its label. */
function Sign({ count, words }: { count: number; words: string }) {
  const format = useFormat()
  return (
    <Badge tone="danger" icon="warning">
      <span aria-hidden>{format.whole(count)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Badge>
  )
}
