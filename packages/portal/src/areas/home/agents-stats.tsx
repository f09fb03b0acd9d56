import { useTranslation } from 'react-i18next'
import { Card, Link, Stat } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { Today } from './use-today.ts'

/** Who is at work now and who needs attention; only for those who may see the agents. */
export function AgentsStats({ agents }: Pick<Today, 'agents'>) {
  const { t } = useTranslation('home')
  const format = useFormat()
  if (agents === undefined) return null
  const { states } = agents.meta
  const count = (wanted: string) => states.find(({ state }) => state === wanted)?.count ?? 0
  const online = states.reduce((sum, one) => (one.state === 'offline' ? sum : sum + one.count), 0)
  const over = states.reduce((sum, one) => sum + one.over, 0)
  return (
    <>
      <Card>
        <Stat
          label={t('agents.online')}
          icon="headset"
          value={<Link href="/userOnline">{format.short(online)}</Link>}
          description={t('agents.busy', {
            calls: format.whole(count('in_call')),
            breaks: format.whole(count('break')),
          })}
        />
      </Card>
      <Card>
        <Stat
          label={t('agents.over')}
          icon="clock"
          value={format.short(over)}
          description={t('agents.overHint')}
        />
      </Card>
    </>
  )
}
