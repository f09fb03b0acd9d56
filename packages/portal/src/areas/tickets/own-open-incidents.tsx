import { useTranslation } from 'react-i18next'
import { Status } from '@portal/ui-kit'
import { AnswerLines } from '#patterns/dashboard/answer-lines.tsx'
import type { CardContentProps } from '#patterns/dashboard/part.ts'
import { Moment } from '#patterns/moment.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { stateTones } from './incident-values.ts'
import { useOwnOpenIncidents } from './use-own-open-incidents.ts'

/** The person's open incidents, for everybody. */
export function OwnOpenIncidents({ room }: CardContentProps) {
  const { t } = useTranslation(['dashboard', 'incidents'])
  const { hrefOf } = useOpened('incident')
  const answer = useOwnOpenIncidents()
  return (
    <AnswerLines
      answer={answer}
      name={t('dashboard:cards.ownIncidents')}
      room={room}
      none={t('dashboard:none.ownIncidents')}
      itemsOf={({ data }) =>
        data.map(({ id, title, state, createdAt }) => ({
          id,
          title,
          href: hrefOf(id),
          end: (
            <>
              <Status tone={stateTones[state]} emphasis="quiet">
                {t(`incidents:list.states.${state}`)}
              </Status>
              <Moment at={createdAt} />
            </>
          ),
        }))
      }
    />
  )
}
