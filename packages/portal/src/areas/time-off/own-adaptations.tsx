import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkdayAdaptation } from '@portal/sdk'
import { workdayAdaptations } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { AdaptationForm } from './adaptation-form.tsx'
import { AdaptationList } from './adaptation-list.tsx'

/** The person's requests for adaptations, and their answers (AUS-11). */
export function OwnAdaptations() {
  const { t } = useTranslation('adaptations')
  const [isAsking, setAsking] = useState(false)
  const rowActions = useReplies()
  const ask = (
    <Button tone="primary" icon="plus" onPress={() => setAsking(true)}>
      {t('list.create')}
    </Button>
  )
  return (
    <ScreenPage title={t('list.title')} description={t('list.text')} actions={ask}>
      <AdaptationList hasPeople={false} rowActions={rowActions} action={ask} />
      {isAsking ? <AdaptationForm onClose={() => setAsking(false)} /> : null}
    </ScreenPage>
  )
}

/** The person's reply to an answer, or the withdrawal. */
function useReplies() {
  const { t } = useTranslation('adaptations')
  const reply = useAct(useFamily(workdayAdaptations).reply, t('reply.done'))
  return ({ id, version, state, canReply }: WorkdayAdaptation) => {
    const replies = state === 'proposed' ? (['accepted', 'declined'] as const) : (['withdrawn'] as const)
    return [
      {
        items: canReply
          ? replies.map((one) => ({
              ...{ id: one, label: t(`reply.${one}`) },
              icon: one === 'accepted' ? ('check' as const) : ('ban' as const),
              onAction: () => void reply(id, { version, reply: one }),
            }))
          : [],
      },
    ]
  }
}
